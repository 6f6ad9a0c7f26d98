import { Badge } from '@nukkad/ui/badge'
import { useState } from 'react'
import staff from '../parts/staff/staff.module.css'
import { AudienceForm } from './audience-form.tsx'
import { channelName, moment, shortVersion } from './release-words.ts'
import styles from './releases.module.css'
import { Actions, type VersionRowProps } from './version-actions.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

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
