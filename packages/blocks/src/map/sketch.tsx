import { fromMiddle, type Span } from './geometry.ts'
import { type Ground, pointsOf } from './ground/ground.ts'
import styles from './map-view.module.css'

/** Units of the drawing across the span; rounded to a tenth, paths stay short. */
const size = 1000

/** The ground of a city as a still drawing, on beyond the span to all sides as far as the frame shows it. */
export function Sketch({ ground, span }: { readonly ground: Ground | null; readonly span: Span }) {
  const scale = size / span.width
  const height = (size * span.height) / span.width
  const pathOf = (line: string) =>
    `M${pointsOf(line)
      .map(([lng, lat]) => {
        const { x, y } = fromMiddle(span, { lat, lng })
        return `${(x * scale + size / 2).toFixed(1)} ${(y * scale + height / 2).toFixed(1)}`
      })
      .join('L')}`
  const draw = (lines: readonly string[], className: string | undefined, end = '') => (
    <path className={className} d={lines.map((line) => pathOf(line) + end).join('')} />
  )
  return (
    <svg className={styles.sketch} viewBox={`0 0 ${size} ${height}`} aria-hidden="true">
      {ground && draw(ground.parks, styles.park, 'Z')}
      {ground && draw(ground.water, styles.water, 'Z')}
      {ground && draw(ground.rivers, styles.river)}
      {ground && draw(ground.roads, styles.road)}
    </svg>
  )
}
