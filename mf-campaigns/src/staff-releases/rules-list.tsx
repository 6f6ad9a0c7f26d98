import type { ReleasedRemote, ReleaseRule } from '@nukkad/contracts/endpoints/site/releases'
import { Badge } from '@nukkad/ui/badge'
import { Button } from '@nukkad/ui/button'
import staff from '../parts/staff/staff.module.css'
import { audienceOf, channelName, shortVersion } from './release-words.ts'
import styles from './releases.module.css'
import type { ReleaseChanges } from './use-release-change.ts'

interface RulesListProps {
  readonly remote: ReleasedRemote
  readonly changes?: ReleaseChanges
}

/** The rules of who gets which version, by precedence; with `changes`, each can be ended. */
export function RulesList({ remote, changes }: RulesListProps) {
  if (remote.rules.length === 0) return <p>No one gets any version of it.</p>
  return (
    <ul className={styles.rules}>
      {remote.rules.map((rule) => (
        <li key={`${rule.channel} ${rule.version}`}>
          <Badge tone={rule.channel === 'stable' ? 'success' : 'offer'}>{channelName(rule.channel)}</Badge>
          <span>
            <b>{shortVersion(rule.version)}</b> {audienceOf(rule, remote.rules.length === 1)}
            <CanaryWords remote={remote} rule={rule} />
          </span>
          {changes && <EndRule remote={remote} rule={rule} changes={changes} />}
        </li>
      ))}
    </ul>
  )
}

const verdicts = { promote: 'Ready to be promoted', withdraw: 'Worse than stable', wait: 'Not decided' } as const

function CanaryWords({ remote: { canary }, rule }: { readonly remote: ReleasedRemote; readonly rule: ReleaseRule }) {
  if (rule.channel !== 'canary' || canary?.version !== rule.version) return null
  return (
    <span className={staff.quiet}>
      {' '}
      – {verdicts[canary.verdict]}, {canary.isJudged ? 'decided automatically' : 'awaits a decision'}: {canary.reason}
    </span>
  )
}

function EndRule({ remote, rule, changes }: Required<RulesListProps> & { readonly rule: ReleaseRule }) {
  const { channel, version } = rule
  const name = shortVersion(version)
  if (channel === 'stable') {
    if (!remote.versions.some(({ isRollbackTarget }) => isRollbackTarget)) return null
    return (
      <Button
        variant="secondary"
        size={40}
        busy={changes.isBusy}
        onClick={() => changes.change({ act: 'rollback', remote: remote.name }, `${name} is rolled back.`)}
      >
        Roll back
      </Button>
    )
  }
  return (
    <Button
      variant="quiet"
      size={40}
      busy={changes.isBusy}
      aria-label={`End ${name} as ${channelName(channel)}`}
      onClick={() =>
        changes.change(
          { act: 'take-back', remote: remote.name, version, channel },
          `${name} is no longer served as ${channelName(channel)}.`,
        )
      }
    >
      End
    </Button>
  )
}
