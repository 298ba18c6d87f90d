// What whoever looks has just done themselves needs no reading.
/** Tell whether an event is one of these deeds, done from this seat. */
export function ownDeeds<Event extends { type: string }>(
  ...deeds: readonly Event['type'][]
): (event: Event, seat: number | null) => boolean {
  return (event, seat) =>
    'seat' in event && event.seat === seat && seat !== null && deeds.includes(event.type)
}
