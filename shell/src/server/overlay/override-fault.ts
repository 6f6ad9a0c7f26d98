import { claimFault, type RegistryDocument, withGranted } from '@nukkad/contracts'
import type { Override } from '@nukkad/contracts/overlay'
import { canRun } from '@nukkad/registry'
import type { LiveReleases } from '../releases/live-releases.ts'
import type { PageRelease } from '../releases/release-files.ts'
import type { KeyedSnapshot } from '../releases/snapshots.ts'

export interface OverrideParts {
  readonly releases: Pick<LiveReleases, 'snapshots' | 'versions' | 'tables'>
  readonly platformVersion: string
}

/** Only the browser's own machine: builds there are not accessible to others. */
const local = /^http:\/\/(localhost|127\.0\.0\.1):([1-9]\d{0,4})$/

const isLocalAddress = (address: string): boolean => Number(local.exec(address)?.[2] ?? 65_536) < 65_536

/** The result of an override: a release published here, an address, or the reason why it has no effect. */
export type Settled = { readonly release: PageRelease } | { readonly address: string } | { readonly fault: string }

export async function settleOverride(
  parts: OverrideParts,
  base: KeyedSnapshot,
  name: string,
  override: Override,
): Promise<Settled> {
  const { document } = parts.releases.snapshots
  if (!Object.hasOwn(document.remotes, name)) return { fault: `There is no remote '${name}'.` }
  if ('version' in override) return publishedRelease(parts, base, name, override.version)
  if (!isLocalAddress(override.address)) {
    return { fault: 'The address must be http://localhost or http://127.0.0.1 with a port.' }
  }
  return override
}

async function publishedRelease(
  { releases, platformVersion }: OverrideParts,
  base: KeyedSnapshot,
  name: string,
  version: string,
): Promise<Settled> {
  const { document } = releases.snapshots
  const fault = versionFault(document, name, version, platformVersion)
  if (fault) return { fault }
  const stored = await releases.versions.find(document, name, version)
  if (!stored) return { fault: `The files of ${name} ${version} are damaged.` }
  const others = Object.values(base.snapshot.remotes).filter((other) => other.name !== name)
  const foreign = claimFault(stored.release, withGranted(document.grants), others)
  return foreign ? { fault: foreign } : { release: stored.forPages }
}

/** Why a version can't be chosen, according to the signed document. */
export function versionFault(
  { remotes }: RegistryDocument,
  name: string,
  version: string,
  platformVersion: string,
): string | undefined {
  const remote = remotes[name]
  const known = remote && Object.hasOwn(remote.versions, version) ? remote.versions[version] : undefined
  if (!remote || !known) return `${name} ${version} was never published here.`
  if (known.quarantined !== undefined) return `${name} ${version} was withdrawn: ${known.quarantined}.`
  if (canRun(remote, version, platformVersion)) return undefined
  return `${name} ${version} needs platform ${known.platform}, but ${platformVersion} is running.`
}
