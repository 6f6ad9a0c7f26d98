import type { Spot } from '../geometry.ts'

/** A point on the map. */
export interface MapPoint extends Spot {
  readonly id: string
  readonly title: string
  /** the URL of its page; without `onChoose` the pin links to it */
  readonly href?: string | undefined
  /** its number in the list beside the map */
  readonly number?: number | undefined
  /** what it is and how far away, for its card on the full-screen map */
  readonly note?: string | undefined
}
