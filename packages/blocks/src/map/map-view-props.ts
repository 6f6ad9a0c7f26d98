import type { Spot } from './geometry.ts'
import type { MapPoint } from './pins/map-point.ts'

export interface MapViewProps {
  /** slug of the city whose ground is drawn */
  readonly city: string
  readonly points: readonly MapPoint[]
  /** what the map is of, for anyone who does not see it */
  readonly label: string
  readonly chosen?: string | null
  readonly onChoose?: (id: string) => void
  /** where the visitor is or searches from */
  readonly here?: Spot | null
  /** what should be in sight too, a station for instance */
  readonly within?: Spot | null
  /** sets the size; without it 4:3 */
  readonly className?: string | undefined
}
