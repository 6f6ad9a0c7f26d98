import type { ReleasedRemote, ReleasedVersion } from '@nukkad/contracts/endpoints/site/releases'
import { Button } from '@nukkad/ui/button'
import staff from '../parts/staff/staff.module.css'
import { shortVersion } from './release-words.ts'
import type { ReleaseChanges } from './use-release-change.ts'

/** A version and its remote, with what can be changed. */
export interface VersionRowProps {
  readonly remote: ReleasedRemote
  readonly version: ReleasedVersion
  readonly changes: ReleaseChanges
}

interface ActionsProps extends VersionRowProps {
  readonly isStable: boolean
  readonly onAsk: (what: 'audience' | 'withdraw') => void
}

/** What can be done with a version now. */
export function Actions({ remote: { name: remote }, version: entry, changes, isStable, onAsk }: ActionsProps) {
  const { version, quarantined, rolledBackAt } = entry
  const name = shortVersion(version)
  const { isBusy, change } = changes
  if (quarantined !== null || rolledBackAt !== null) {
    return (
      <div className={staff.actions}>
        <Button
          variant="secondary"
          size={40}
          busy={isBusy}
          aria-label={`Restore ${name}`}
          onClick={() => change({ act: 'restore', remote, version }, `${name} is restored.`)}
        >
          Restore
        </Button>
      </div>
    )
  }
  return (
    <div className={staff.actions}>
      {!isStable && (
        <>
          <Button
            variant="secondary"
            size={40}
            busy={isBusy}
            aria-label={`Make ${name} stable`}
            onClick={() => change({ act: 'promote', remote, version }, `${name} is stable.`)}
          >
            Make stable
          </Button>
          <Button
            variant="secondary"
            size={40}
            aria-label={`Give ${name} to some visitors`}
            onClick={() => onAsk('audience')}
          >
            Give to some …
          </Button>
        </>
      )}
      <Button
        variant="quiet"
        size={40}
        busy={isBusy}
        aria-label={`Preview link of ${name}`}
        onClick={() => change({ act: 'preview', remote, version }, `There is a preview link of ${name}.`)}
      >
        Preview link
      </Button>
      <Button variant="quiet" size={40} aria-label={`Withdraw ${name}`} onClick={() => onAsk('withdraw')}>
        Withdraw …
      </Button>
    </div>
  )
}
