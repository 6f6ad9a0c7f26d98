import Supercluster from 'supercluster'
import type { Spot } from '../geometry.ts'

/** Room that a pin takes, in pixels: what is nearer stands in one group with it. */
const radius = 38

/** Groups of points, by their places in the list, at a whole zoom level of a map of 512-pixel tiles. */
export type GroupsAt = (zoom: number) => number[][]

/** Puts points that would cover each other into groups. */
export function clustersOf(points: readonly Spot[]): GroupsAt {
  const index = new Supercluster<{ at: number }>({ radius, extent: 512, maxZoom: 17 }).load(
    points.map(({ lng, lat }, at) => ({
      type: 'Feature',
      properties: { at },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  )
  return (zoom) =>
    index
      .getClusters([-180, -85, 180, 85], Math.max(0, Math.floor(zoom)))
      .map(({ properties }) =>
        'cluster' in properties
          ? index
              .getLeaves(properties.cluster_id, Number.POSITIVE_INFINITY)
              .map((leaf) => leaf.properties.at)
              .sort((a, b) => a - b)
          : [properties.at],
      )
      .sort(([a = 0], [b = 0]) => a - b)
}
