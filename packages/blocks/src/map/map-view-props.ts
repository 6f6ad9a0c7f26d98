import type { Spot } from './geometry.ts'
import type { MapPoint } from './pins/map-point.ts'

export interface MapViewProps {
  /** slug of the city whose map is drawn */
  readonly city: string
  readonly points: readonly MapPoint[]
  /** what the map shows, as a text alternative */
  readonly label: string
  readonly chosen?: string | null
  readonly onChoose?: (id: string) => void
  /** the visitor's position or search origin */
  readonly here?: Spot | null
  /** another point to keep in view, such as a station */
  readonly within?: Spot | null
  /** sets the size; 4:3 by default */
  readonly className?: string | undefined
}
