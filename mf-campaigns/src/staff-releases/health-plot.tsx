import type { ReleaseDetails } from '@nukkad/contracts/endpoints/site/releases'
import { formatNumber } from '@nukkad/platform'
import { roundUp } from '../parts/plots/days-plot.tsx'
import plots from '../parts/plots/plots.module.css'
import { percent, shortVersion } from './release-words.ts'
import styles from './releases.module.css'

type Health = ReleaseDetails['health'][number]
const [width, height, left, foot, top] = [720, 180, 52, 24, 12]
/** Lines differ by colour and by dash pattern. */
const strokes = ['none', '8 4', '2 3', '12 3 2 3']

const failedOf = ({ browserErrors, serverFailures, slowViews }: Health['steps'][number]) =>
  browserErrors + serverFailures + slowViews
const sum = (steps: Health['steps'], of: (step: Health['steps'][number]) => number) =>
  steps.reduce((all, step) => all + of(step), 0)

interface HealthPlotProps {
  readonly health: ReleaseDetails['health']
  readonly stepMinutes: number
  readonly nameOf: (version: string) => string
}

/** Page views of the versions over the last day, and how many of them failed. */
export function HealthPlot({ health, stepMinutes, nameOf }: HealthPlotProps) {
  const seen = health.filter(({ steps }) => sum(steps, ({ views }) => views) > 0)
  if (seen.length === 0) return <p>No page views with it in the last day.</p>
  const count = seen[0]?.steps.length ?? 1
  const most = roundUp(Math.max(1, ...seen.flatMap(({ steps }) => steps.map(({ views }) => views))))
  const x = (at: number) => left + (at / Math.max(1, count - 1)) * (width - left - 8)
  const y = (value: number) => height - (height - top) * (value / most)
  const hours = (count * stepMinutes) / 60
  return (
    <div className={styles.health}>
      <svg
        className={plots.plot}
        viewBox={`0 0 ${width} ${height + foot}`}
        role="img"
        aria-label={`Views in ${hours} hours`}
      >
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <path className={plots.line} d={`M${left} ${y(most * share)}H${width}`} />
            <text className={plots.axis} x={left - 8} y={y(most * share) + 4} textAnchor="end">
              {(most * share).toLocaleString('en-IN')}
            </text>
          </g>
        ))}
        <text className={plots.axis} x={left} y={height + 18}>
          {hours} hours ago
        </text>
        <text className={plots.axis} x={width} y={height + 18} textAnchor="end">
          now
        </text>
        {seen.map(({ version, steps }, nth) => (
          <g key={version} className={styles[`line${nth % 4}`]}>
            <polyline
              points={steps.map(({ views }, at) => `${x(at)},${y(views)}`).join(' ')}
              strokeDasharray={strokes[nth % strokes.length]}
            />
            {steps.map((step, at) =>
              failedOf(step) > 0 ? (
                <circle key={at} cx={x(at)} cy={y(step.views)} r={5}>
                  <title>{`${failedOf(step)} of ${step.views} views of ${shortVersion(version)} failed`}</title>
                </circle>
              ) : null,
            )}
          </g>
        ))}
      </svg>
      <ul className={styles.legend}>
        {seen.map(({ version, steps }, nth) => {
          const views = sum(steps, (step) => step.views)
          return (
            <li key={version} className={styles[`line${nth % 4}`]}>
              <svg viewBox="0 0 32 8" aria-hidden="true">
                <path d="M0 4H32" strokeDasharray={strokes[nth % strokes.length]} />
              </svg>
              <span>
                <b>{shortVersion(version)}</b>
                {nameOf(version) && ` ${nameOf(version)}`}: {formatNumber(views)} {views === 1 ? 'view' : 'views'},{' '}
                {sum(steps, (step) => step.browserErrors)} with errors in the browser,{' '}
                {sum(steps, (step) => step.serverFailures)} not drawn by the server,{' '}
                {sum(steps, (step) => step.slowViews)} slow ({percent(sum(steps, failedOf) / Math.max(1, views))})
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
