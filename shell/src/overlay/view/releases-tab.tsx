import type { OverlayData, OverlayPage } from '@nukkad/contracts/overlay'
import type { OverlayCalls } from '../overlay-calls.ts'
import styles from './panel.module.css'
import { RemoteChoice } from './remote-choice.tsx'

interface ReleasesTabProps {
  readonly told: OverlayPage
  readonly data: OverlayData | undefined
  /** the site did not respond, which the panel reports */
  readonly hasFailed: boolean
  readonly calls: OverlayCalls
}

/** Shows what this browser runs of each remote, and lets the developer choose. */
export function ReleasesTab({ told, data, hasFailed, calls }: ReleasesTabProps) {
  if (told.state !== 'on') return <p>Versions can no longer be chosen.</p>
  if (!data) return hasFailed ? null : <p role="status">Loading the versions…</p>
  // Overrides without effect are still in the token, and can be removed from it.
  const { overrides } = data
  return (
    <ul className={styles.rows}>
      {Object.entries(data.remotes).map(([name, remote]) => (
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
