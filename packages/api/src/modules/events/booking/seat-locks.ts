/** Which locks booking takes. Only tests pass anything else than `allSeatLocks`: a twin test shows what one is for. */
export interface SeatLocks {
  /** All ticket types of an event, from the look at what is left to the writing down. */
  readonly types: boolean
  /** A ticket at the door, from the look at its state to the note that its holder is in; off: two statements. */
  readonly door: boolean
}

export const allSeatLocks: SeatLocks = { types: true, door: true }
