import { across, type Box, down } from './geometry.ts'
import { type Ground, pointsOf } from './ground/ground.ts'
import styles from './map-view.module.css'

/** Units of the drawing across the box; rounded to a tenth, paths stay short. */
const size = 1000

/** The ground of a city as a still drawing, for as long as there is no live map, or forever where there can be none. */
export function Sketch({ ground, box }: { readonly ground: Ground | null; readonly box: Box }) {
  const scale = size / box.width
  const pathOf = (line: string) =>
    `M${pointsOf(line)
      .map(([lng, lat]) => `${((across(lng) - box.x) * scale).toFixed(1)} ${((down(lat) - box.y) * scale).toFixed(1)}`)
      .join('L')}`
  const draw = (lines: readonly string[], className: string | undefined, end = '') => (
    <path className={className} d={lines.map((line) => pathOf(line) + end).join('')} />
  )
  return (
    <svg className={styles.sketch} viewBox={`0 0 ${size} ${(size * box.height) / box.width}`} aria-hidden="true">
      {ground && draw(ground.parks, styles.park, 'Z')}
      {ground && draw(ground.water, styles.water, 'Z')}
      {ground && draw(ground.rivers, styles.river)}
      {ground && draw(ground.roads, styles.road)}
    </svg>
  )
}
