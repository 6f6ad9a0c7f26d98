import type { Spot } from '../geometry.ts'

/** Something that stands on the map. */
export interface MapPoint extends Spot {
  readonly id: string
  readonly title: string
  /** where its page stands; without `onChoose` the pin leads there */
  readonly href?: string | undefined
  /** its number in the list beside the map */
  readonly number?: number | undefined
  /** what it is and how far, for its card on the map that fills the screen */
  readonly note?: string | undefined
}
