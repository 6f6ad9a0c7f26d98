import type { ReleasedRemote, ReleasedVersion } from '@nukkad/contracts/endpoints/site/releases'
import { Badge } from '@nukkad/ui/badge'
import { Button } from '@nukkad/ui/button'
import { Dialog } from '@nukkad/ui/dialog'
import { TextField } from '@nukkad/ui/text-field'
import { useState } from 'react'
import staff from '../parts/staff/staff.module.css'
import { AudienceForm } from './audience-form.tsx'
import { channelName, moment, shortVersion } from './release-words.ts'
import styles from './releases.module.css'
import type { ReleaseChanges } from './use-release-change.ts'

interface VersionRowProps {
  readonly remote: ReleasedRemote
  readonly version: ReleasedVersion
  readonly changes: ReleaseChanges
}

/** One version: what it is, who gets it, and the actions on it. */
export function VersionRow({ remote, version: entry, changes }: VersionRowProps) {
  const { version, publishedAt, team, platform, quarantined, rolledBackAt, isRollbackTarget, skipped } = entry
  const [asked, setAsked] = useState<'audience' | 'withdraw'>()
  const channels = remote.rules.filter((rule) => rule.version === version).map(({ channel }) => channel)
  const about = [`Published ${moment(publishedAt)}`, team ? `by ${team}` : '', `platform ${platform}`]
  return (
    <li className={`${staff.row} ${styles.version}`}>
      <div className={staff.chips}>
        <h3 className={styles.name}>{shortVersion(version)}</h3>
        {[...new Set(channels)].map((channel) => (
          <Badge key={channel} tone={channel === 'stable' ? 'success' : 'offer'}>
            {channelName(channel)}
          </Badge>
        ))}
        {quarantined !== null && <Badge tone="warning">Withdrawn</Badge>}
        {quarantined === null && rolledBackAt !== null && <Badge tone="warning">Rolled back</Badge>}
        {isRollbackTarget && <Badge>Rollback target</Badge>}
      </div>
      <span>{about.filter(Boolean).join(', ')}</span>
      {skipped !== null && <span>Released without {skipped}</span>}
      {quarantined !== null && <p className={styles.refused}>{quarantined}</p>}
      <Actions
        remote={remote}
        version={entry}
        changes={changes}
        onAsk={setAsked}
        isStable={channels.includes('stable')}
      />
      {asked === 'audience' && (
        <AudienceForm
          remote={remote.name}
          version={version}
          onClose={() => setAsked(undefined)}
          error={changes.error}
          onChosen={(change, words, accounts) =>
            changes.change(change, words, { accounts, onDone: () => setAsked(undefined) })
          }
        />
      )}
      {asked === 'withdraw' && (
        <WithdrawDialog
          version={version}
          onClose={() => setAsked(undefined)}
          onWithdraw={(why) => {
            setAsked(undefined)
            changes.change(
              { act: 'quarantine', remote: remote.name, version, why },
              `${shortVersion(version)} is withdrawn.`,
            )
          }}
        />
      )}
    </li>
  )
}

interface ActionsProps extends VersionRowProps {
  readonly isStable: boolean
  readonly onAsk: (what: 'audience' | 'withdraw') => void
}

function Actions({ remote: { name: remote }, version: entry, changes, isStable, onAsk }: ActionsProps) {
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

interface WithdrawDialogProps {
  readonly version: string
  readonly onWithdraw: (why: string) => void
  readonly onClose: () => void
}

function WithdrawDialog({ version, onWithdraw, onClose }: WithdrawDialogProps) {
  const [why, setWhy] = useState('')
  const reason = why.trim()
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Withdraw ${shortVersion(version)}?`}
      description="Visitors stop getting it from their next page load. If it is stable, the last good version becomes stable again."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Leave it
          </Button>
          <Button variant="danger" disabled={reason === ''} onClick={() => onWithdraw(reason)}>
            Withdraw it
          </Button>
        </>
      }
    >
      <TextField label="Why" value={why} maxLength={300} onChange={(event) => setWhy(event.target.value)} />
    </Dialog>
  )
}
