import type { OverlayData, OverlayPage } from '@nukkad/contracts/overlay'
import type { Mount } from '../mounts.ts'
import styles from './panel.module.css'
import { whyOf } from './why.ts'

interface SlotsTabProps {
  readonly told: OverlayPage
  readonly mounts: readonly Mount[]
  readonly data: OverlayData | undefined
}

const drawnIn: Readonly<Record<Mount['drawnBy'], string>> = {
  server: 'server',
  outline: 'outline by the server, then browser',
  browser: 'browser',
}

/** The total time during which any of these was loading. */
function underWay(entries: readonly PerformanceResourceTiming[]): number {
  let [sum, until] = [0, 0]
  for (const { startTime, responseEnd } of [...entries].sort((a, b) => a.startTime - b.startTime)) {
    sum += Math.max(0, responseEnd - Math.max(startTime, until))
    until = Math.max(until, responseEnd)
  }
  return Math.round(sum)
}

/** Files of a release that this page requested, their transferred size, and their loading time. */
function filesOf({ name, version }: Mount['release']): string {
  const entries = performance.getEntriesByType?.('resource') ?? []
  const own = entries.filter((entry): entry is PerformanceResourceTiming =>
    entry.name.includes(`/releases/${name}/${version}/`),
  )
  if (own.length === 0) return 'none requested'
  const bytes = own.reduce((sum, { transferSize }) => sum + transferSize, 0)
  const line = bytes === 0 ? 'from the cache' : `${Math.round(bytes / 1024)} KB`
  return `${own.length} files, ${line}, ${underWay(own)} ms`
}

function Times({ mount }: { readonly mount: Mount }) {
  const { serverMs, loadMs, hydrateMs, renderMs } = mount
  const rows = [
    ['Drawn by', drawnIn[mount.drawnBy] + (serverMs === undefined ? '' : `, ${serverMs} ms`)],
    ['Files', filesOf(mount.release)],
    ['Code and data', loadMs === undefined ? '' : `${loadMs} ms`],
    ['Hydrated', hydrateMs === undefined ? '' : `${hydrateMs} ms`],
    ['Rendered', renderMs === undefined ? '' : `${renderMs} ms`],
  ].filter(([, words]) => words)
  return rows.map(([what, words]) => (
    <div key={what}>
      <dt>{what}</dt>
      <dd>{words}</dd>
    </div>
  ))
}

const asInPage = ({ element: a }: Mount, { element: b }: Mount) =>
  a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1

/** What each slot shows, why this version, and what it cost to load. */
export function SlotsTab({ told, mounts, data }: SlotsTabProps) {
  if (mounts.length === 0) return <p>Nothing is on the page yet.</p>
  return (
    <ul className={styles.rows}>
      {[...mounts].sort(asInPage).map((mount) => (
        <li key={mount.name} data-slot={mount.slot}>
          <h3>{mount.slot}</h3>
          <p className={styles.version}>
            {mount.release.name} {mount.release.version}
          </p>
          <p>{whyOf(mount, told, data)}</p>
          <dl>
            <Times mount={mount} />
          </dl>
        </li>
      ))}
    </ul>
  )
}
