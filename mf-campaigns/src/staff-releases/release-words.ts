import type { ReleasedRemote, ReleaseLogEntry, ReleaseRule } from '@nukkad/contracts/endpoints/site/releases'
import type { ChangeRequest } from '@nukkad/contracts/registry-service'
import { formatDay, formatTime } from '@nukkad/platform'

export const percent = (share: number) => `${(share * 100).toLocaleString('en-IN', { maximumFractionDigits: 1 })} %`
export const moment = (time: string) => `${formatDay(time)}, ${formatTime(time)}`

/** The trailing hash distinguishes versions; the rest stays the same for months. */
export const shortVersion = (version: string) => version.split('-').slice(1).join('-') || version

/** The audience of a rule, in words. */
export function audienceOf(
  { channel, share, cities, webview, accounts, from, until }: ReleaseRule,
  isAlone = false,
): string {
  if (channel === 'stable') return isAlone ? 'Everyone' : 'Everyone else'
  if (channel === 'preview') return 'Anyone with its link'
  const whom = share === null ? 'Everyone' : `${percent(share)} of visitors`
  const parts = [
    cities.length > 0 ? `in ${cities.join(', ')}` : '',
    webview === null ? '' : webview ? 'inside the app' : 'outside the app',
    accounts.length > 0 ? `with ${accounts.length === 1 ? 'one account' : `one of ${accounts.length} accounts`}` : '',
    from ? `from ${moment(from)}` : '',
    until ? `until ${moment(until)}` : '',
  ]
  return [whom, ...parts.filter(Boolean)].join(' ')
}

const names: Readonly<Record<ReleaseRule['channel'], string>> = {
  stable: 'Stable',
  canary: 'Canary',
  campaign: 'For some',
  preview: 'Preview',
}
export const channelName = (channel: ReleaseRule['channel']) => names[channel]

const acts: Readonly<Record<string, string>> = {
  publish: 'published',
  promote: 'made stable',
  rollback: 'rolled back',
  canary: 'gave a share of visitors',
  campaign: 'gave some',
  preview: 'made a preview link of',
  quarantine: 'withdrew',
  restore: 'restored',
  'take-back': 'took back',
  grant: 'granted more to',
  prune: 'removed old versions',
  renew: 'signed the registry again',
  keys: 'changed whose keys count',
  'take over': 'took over an older registry',
}

/** A log entry in words: the action and the version. */
export const actInWords = ({ act, remote, version }: ReleaseLogEntry): string =>
  [acts[act] ?? act, remote ?? '', version ? shortVersion(version) : ''].filter(Boolean).join(' ')

const stableOf = ({ rules }: ReleasedRemote) => rules.find(({ channel }) => channel === 'stable')?.version

/** The change that undoes another one, given the remote's state before it; undefined if there is none. */
export function undoOf(change: ChangeRequest, before: ReleasedRemote): ChangeRequest | undefined {
  const remote = before.name
  const stable = stableOf(before)
  switch (change.act) {
    case 'promote':
      return stable ? { act: 'rollback', remote } : undefined
    case 'rollback':
      return stable ? { act: 'restore', remote, version: stable } : undefined
    case 'canary':
    case 'campaign':
    case 'preview':
      return { act: 'take-back', remote, version: change.version, channel: change.act }
    case 'quarantine':
      return { act: 'restore', remote, version: change.version }
    case 'take-back':
      return redone(
        before.rules.find((rule) => rule.version === change.version && rule.channel === change.channel),
        remote,
      )
    default:
      return undefined
  }
}

/** A preview gets a new link when it is created again, so re-creating it is not an undo. */
function redone(rule: ReleaseRule | undefined, remote: string): ChangeRequest | undefined {
  if (!rule) return undefined
  const { version, share, isJudged, cities, webview, accounts, from, until } = rule
  if (rule.channel === 'canary' && share !== null) return { act: 'canary', remote, version, share, isJudged }
  if (rule.channel !== 'campaign') return undefined
  const window = {
    ...(cities.length > 0 && { cities }),
    ...(webview !== null && { webview }),
    ...(accounts.length > 0 && { accounts }),
    ...(from && { from }),
    ...(until && { until }),
    ...(share !== null && { share }),
  }
  return { act: 'campaign', remote, version, window }
}
