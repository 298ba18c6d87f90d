import { it } from 'vitest'

import { expectFoldedGames } from '../../core/foldSequences'
import { fold } from './fold'

it('folds every game into the views the rules gave, to the last field', () =>
  expectFoldedGames('premier_contact', fold, (view) => view))
