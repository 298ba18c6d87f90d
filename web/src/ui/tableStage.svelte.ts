// How every game's table follows its game: one stage, fed by the props, stopped with the table.
import { onDestroy, untrack } from 'svelte'

import type { GameSnapshot } from '../core/tableProps'
import { Stage, type Staging } from './stage.svelte'

export interface TableStaging<View, Event> extends Pick<Staging<View, Event>, 'fold' | 'pace'> {
  /** The element of the table, once it is there. */
  table: () => HTMLElement | undefined
  /** Set an event in motion on a table that shows it already. */
  animate: (table: HTMLElement, event: Event) => void
  /** Whether what is new is shown at once, because nobody may be held up. */
  isAtOnce?: (view: View) => boolean
}

/** Stage what a table is given. Call it where effects may be made: while a component is set up. */
export function stageTable<View, Action, Event>(
  given: () => GameSnapshot<View, Action, Event>,
  { fold, pace, table, animate, isAtOnce }: TableStaging<View, Event>,
): Stage<View, Action, Event> {
  function move(event: Event): void {
    const element = table()
    if (element) animate(element, event)
  }
  const stage = untrack(() => new Stage<View, Action, Event>(given(), { fold, pace, move }))
  $effect.pre(() => {
    const snapshot = given()
    untrack(() => {
      stage.follow(snapshot)
      if (isAtOnce?.(snapshot.view)) stage.skip()
    })
  })
  onDestroy(() => stage.stop())
  return stage
}
