import type { Spot } from '../geometry.ts'
import type { Group } from '../pins/use-groups.ts'
import type { MapColours } from './map-colours.ts'

/** A map that moves, as far as the view needs it. */
export interface LiveMap {
  /** pixels from the upper left corner */
  project(spot: Spot): { x: number; y: number }
  zoom(): number
  /** metres under a hundred pixels, in the middle */
  metresOfHundredPixels(): number
  show(spots: readonly Spot[]): void
  /** nearer, until spots that stood as one stand alone */
  open(spots: readonly Spot[]): void
  zoomBy(steps: number): void
  focus(): void
  /** moves there only when it is out of sight */
  reveal(spot: Spot): void
  /** tells where pins stand: names make room for them */
  setPins(groups: readonly Group[]): void
  recolour(colours: MapColours): void
  remove(): void
}
