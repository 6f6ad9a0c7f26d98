import { formatCount, formatDay, formatNumber } from '@nukkad/platform'
import styles from './plots.module.css'

interface DaysPlotProps {
  readonly title: string
  readonly days: readonly { readonly day: string; readonly value: number }[]
  /** formats a value, in full and in short for the axis, where space is limited */
  readonly inWords?: (value: number) => string
  readonly inShort?: (value: number) => string
}
/** The right margin leaves room for half of the last day's label. */
const [width, height, left, right, foot, top] = [720, 220, 52, 32, 24, 12]

/** A date as text; the time is noon in India, well within that day. */
export const dayInWords = (day: string) => formatDay(`${day}T06:30:00Z`)

/** The next round number, for a readable scale. */
export function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)))
  return ([1, 2, 4, 5, 8, 10].find((step) => step * power >= value) ?? 10) * power
}

/** A bar for each day. The table beside it holds the same values, so to screen readers the chart is one image. */
export function DaysPlot({ title, days, inWords = formatNumber, inShort = formatCount }: DaysPlotProps) {
  const most = roundUp(Math.max(0, ...days.map(({ value }) => value)))
  const step = (width - left - right) / Math.max(1, days.length)
  const y = (value: number) => height - (height - top) * (value / most)
  const every = Math.ceil(days.length / 5)
  const best = days.reduce((one, other) => (other.value > one.value ? other : one), { day: '', value: 0 })
  const said = best.day ? `most on ${dayInWords(best.day)}: ${inWords(best.value)}` : 'nothing yet'
  return (
    <svg className={styles.plot} viewBox={`0 0 ${width} ${height + foot}`} role="img" aria-label={`${title}; ${said}`}>
      {[0, 0.5, 1].map((share) => (
        <g key={share}>
          <path className={styles.line} d={`M${left} ${y(most * share)}H${width}`} />
          {(share === 0 || most * share >= 1) && (
            <text className={styles.axis} x={left - 8} y={y(most * share) + 4} textAnchor="end">
              {inShort(most * share)}
            </text>
          )}
        </g>
      ))}
      {days.map(({ day, value }, at) => (
        <g key={day}>
          <rect
            className={styles.bar}
            x={left + at * step + step * 0.15}
            width={step * 0.7}
            y={y(value)}
            height={Math.max(0, height - y(value))}
          >
            <title>{`${dayInWords(day)}: ${inWords(value)}`}</title>
          </rect>
          {(days.length - 1 - at) % every === 0 && (
            <text className={styles.axis} x={left + (at + 0.5) * step} y={height + 18} textAnchor="middle">
              {dayInWords(day).replace(/^\w+, /, '')}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
