import { useEffect, useMemo, useState } from 'react'
import type { Spot } from '../geometry.ts'
import type { GroupsAt } from './clusters.ts'
import type { MapPoint } from './map-point.ts'

/** One pin, or several that would overlap and are shown as one. */
export interface Group extends Spot {
  readonly points: readonly [MapPoint, ...MapPoint[]]
}

/** The points grouped for a zoom level; ungrouped while the zoom is unknown. */
export function useGroups(points: readonly MapPoint[], zoom: number | null): readonly Group[] {
  const [clusters, setClusters] = useState<{ readonly of: readonly MapPoint[]; readonly at: GroupsAt } | null>(null)
  const level = zoom === null ? null : Math.floor(zoom)
  const isMany = points.length > 1 && level !== null
  useEffect(() => {
    if (!isMany) return
    let isOver = false
    import('./clusters.ts').then(
      ({ clustersOf }) => !isOver && setClusters({ of: points, at: clustersOf(points) }),
      (error: unknown) => console.info('The clustering did not load; pins stay ungrouped.', error),
    )
    return () => {
      isOver = true
    }
  }, [isMany, points])
  return useMemo(() => {
    const single = points.map((point): Group => ({ lat: point.lat, lng: point.lng, points: [point] }))
    if (level === null || clusters?.of !== points) return single
    return clusters.at(level).flatMap((places): Group[] => {
      const [first, ...rest] = places.flatMap((at) => points[at] ?? [])
      if (!first) return []
      const all = [first, ...rest] as const
      const middle = (of: (point: MapPoint) => number) => all.reduce((sum, one) => sum + of(one), 0) / all.length
      return [{ lat: middle(({ lat }) => lat), lng: middle(({ lng }) => lng), points: [first, ...rest] }]
    })
  }, [clusters, points, level])
}
