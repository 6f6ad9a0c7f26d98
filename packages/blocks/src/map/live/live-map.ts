import type { Spot } from '../geometry.ts'
import type { Group } from '../pins/use-groups.ts'
import type { MapColours } from './map-colours.ts'

/** The part of an interactive map that the view needs. */
export interface LiveMap {
  /** pixels from the top left corner */
  project(spot: Spot): { x: number; y: number }
  zoom(): number
  /** metres per hundred pixels, at the centre */
  metresOfHundredPixels(): number
  show(spots: readonly Spot[]): void
  /** zooms in until spots in one group are shown separately */
  open(spots: readonly Spot[]): void
  zoomBy(steps: number): void
  focus(): void
  /** moves there only if it is out of view */
  reveal(spot: Spot): void
  /** sets the positions of the pins: labels make room for them */
  setPins(groups: readonly Group[]): void
  recolour(colours: MapColours): void
  remove(): void
}
