import type { OverlayPage, OverlayStanding } from '@nukkad/contracts/overlay'
import type { OverlayCalls } from '../overlay-calls.ts'
import styles from './panel.module.css'
import { RemoteChoice } from './remote-choice.tsx'

interface ReleasesTabProps {
  readonly told: OverlayPage
  readonly standing: OverlayStanding | undefined
  /** the site did not answer, which the panel tells */
  readonly hasFailed: boolean
  readonly calls: OverlayCalls
}

/** What this browser runs of each remote, to be chosen. */
export function ReleasesTab({ told, standing, hasFailed, calls }: ReleasesTabProps) {
  if (told.state !== 'on') return <p>Nothing can be chosen any more.</p>
  if (!standing) return hasFailed ? null : <p role="status">Asking which versions there are…</p>
  // What has no effect stands in the token all the same, and can be taken out of it.
  const { overrides } = standing
  return (
    <ul className={styles.rows}>
      {Object.entries(standing.remotes).map(([name, remote]) => (
        <li key={name} data-remote={name}>
          <RemoteChoice
            name={name}
            remote={remote}
            override={overrides[name]}
            onChoose={(override) => {
              const { [name]: _, ...others } = overrides
              return calls.run(override ? { ...others, [name]: override } : others)
            }}
          />
        </li>
      ))}
    </ul>
  )
}
