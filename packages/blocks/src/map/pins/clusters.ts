import Supercluster from 'supercluster'
import type { Spot } from '../geometry.ts'

/** The radius of a pin, in pixels: closer points form a group. */
const radius = 38

/** Groups of points, by their indexes in the list, at an integer zoom level of a map with 512-pixel tiles. */
export type GroupsAt = (zoom: number) => number[][]

/** Groups points that would cover each other. */
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
