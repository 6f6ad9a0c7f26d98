import type { ReleaseLogEntry } from '@nukkad/contracts/endpoints/site/releases'
import staff from '../parts/staff/staff.module.css'
import { actInWords, moment } from './release-words.ts'
import styles from './releases.module.css'

/** The log of changes, newest first. */
export function LogList({ log }: { readonly log: readonly ReleaseLogEntry[] }) {
  if (log.length === 0) return <p>No changes yet.</p>
  return (
    <ol className={styles.log}>
      {log.map((entry) => (
        <li key={`${entry.at} ${entry.act} ${entry.sequence}`}>
          <time dateTime={entry.at} className={staff.quiet}>
            {moment(entry.at)}
          </time>
          <span>
            <b>{entry.by}</b> {entry.refused ? 'was refused: ' : ''}
            {actInWords(entry)}
            {entry.why && <span className={staff.quiet}> – {entry.why}</span>}
            {entry.refused && <span className={styles.refused}> {entry.refused}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
