import type { OverlayData, OverlayPage } from '@nukkad/contracts/overlay'
import type { Mount } from '../mounts.ts'

/** Explains in words why this version is in the page. */
export function whyOf({ release }: Pick<Mount, 'release'>, told: OverlayPage, data?: OverlayData): string {
  const override = told.overrides[release.name]
  if (override && 'address' in override && !told.ignored[release.name]) return `override: from ${override.address}`
  if (override && 'version' in override && override.version === release.version) return 'override: chosen here'
  const usual = data?.remotes[release.name]?.usual
  if (!usual) return ''
  if (usual.version === release.version) return `${usual.channel}: ${usual.why}`
  const channels = data.remotes[release.name]?.versions.find(({ version }) => version === release.version)?.channels
  if (override) return 'the last good one: the chosen version failed here'
  return channels?.length
    ? `${channels.join(', ')}, but a page opened now gets ${usual.version}`
    : `no rule selects it any more: a page opened now gets ${usual.version}`
}
