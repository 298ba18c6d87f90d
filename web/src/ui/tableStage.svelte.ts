// How every game's table follows its game: one stage, fed by the props, stopped with the table.
import { onDestroy, untrack } from 'svelte'

import { reading } from '../core/readingSpeed.svelte'
import type { GameSnapshot } from '../core/tableProps'
import { haste } from './haste'
import { shownFor } from './readingTime'
import { onShownHere } from './shown'
import { Stage, type Staging } from './stage.svelte'

export interface TableStaging<View, Event> extends Staging<View, Event> {
  /** What is to be read while an event is shown. */
  words: (event: Event) => string
  /** Whether an event tells what whoever looks has just done: they need not read that. */
  isOwnDeed?: (event: Event, seat: number | null) => boolean
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
  staging: Omit<TableStaging<View, Event>, 'move'>,
): Stage<View, Action, Event> {
  const { fold, words, isOwnDeed, table, animate, isAtOnce } = staging
  const isInHaste = haste()
  const onShown = onShownHere()
  function move(event: Event): void {
    const element = table()
    if (element) animate(element, event)
  }
  /** As long as it takes to see and to read it. */
  function pace(event: Event, next: Event | undefined): number {
    const seen = staging.pace(event, next)
    return untrack(() => {
      const isRead = isInHaste() || isOwnDeed?.(event, seatOf(given().view))
      return isRead ? seen : shownFor(seen, words(event), reading.speed)
    })
  }
  const stage = untrack(() => new Stage<View, Action, Event>(given(), { fold, pace, move }))
  $effect.pre(() => {
    const snapshot = given()
    untrack(() => {
      stage.follow(snapshot)
      if (reading.speed === 'at-once' || isAtOnce?.(snapshot.view)) stage.skip()
    })
  })
  $effect(() => {
    given()
    if (!stage.isMoving) untrack(() => onShown(stage.hasGoneOn))
  })
  onDestroy(() => stage.stop())
  return stage
}

/** Whose view it is; watchers have no seat. */
function seatOf(view: unknown): number | null {
  return (view as { seat?: number | null }).seat ?? null
}
