import type { RegistryRemote, Rule } from '@nukkad/contracts'
import type { OverlaidRemote, OverlayData } from '@nukkad/contracts/overlay'
import type { Resolved } from '@nukkad/registry'
import type { PageVisitor } from '../releases/snapshots.ts'
import type { Overlays } from './overlays.ts'
import { versionFault } from './override-fault.ts'
import type { Held } from './override-token.ts'

/** Maximum number of versions to choose from. */
const mostVersions = 30

const percent = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 })

/** Describes in words whom a rule applies to. */
function inWords({ channel, share, cities, webview, from, until }: Rule): string {
  const parts = [
    share === undefined ? '' : `for ${percent.format(share)} of visitors`,
    cities ? `in ${cities.join(', ')}` : '',
    webview === undefined ? '' : webview ? 'inside the app' : 'outside the app',
    from ? `from ${from}` : '',
    until ? `until ${until}` : '',
    channel === 'preview' ? 'for those who followed its link' : '',
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : 'for everyone'
}

function usualOf({ rules }: RegistryRemote, { version, channel }: Resolved): OverlaidRemote['usual'] {
  const rule = rules.find((one) => one.version === version && one.channel === channel)
  return { version, channel, why: rule ? inWords(rule) : 'the last one that can run here' }
}

/** The release data for the overlay; only sent to a browser with a valid token. */
export async function overlayDataOf(overlays: Overlays, held: Held, visitor: PageVisitor): Promise<OverlayData> {
  const { state, grant } = held
  if (!grant || state !== 'on') return { state, overrides: {}, ignored: {}, remotes: {} }
  const { releases, platformVersion } = overlays.parts
  const { snapshots } = releases
  const { overlay } = await overlays.grantedOver(snapshots.for(visitor), held)
  const channels = snapshots.channelsFor(visitor)
  const remotes = Object.entries(snapshots.document.remotes).map(([name, remote]): [string, OverlaidRemote] => {
    const usual = channels[name] && usualOf(remote, channels[name])
    const versions = Object.entries(remote.versions)
      .sort(([, a], [, b]) => (a.publishedAt < b.publishedAt ? 1 : -1))
      .slice(0, mostVersions)
      .map(([version, { publishedAt }]) => {
        const fault = versionFault(snapshots.document, name, version, platformVersion)
        const rules = remote.rules.filter((rule) => rule.version === version)
        const told = { version, publishedAt, channels: [...new Set(rules.map(({ channel }) => channel))] }
        return fault ? { ...told, fault } : told
      })
    return [name, usual ? { usual, versions } : { versions }]
  })
  const { overrides = {}, ignored = {} } = overlay ?? {}
  return {
    state,
    until: new Date(grant.until).toISOString(),
    overrides,
    ignored,
    remotes: Object.fromEntries(remotes),
  }
}
