import type { Release } from '@nukkad/contracts'
import semver from 'semver'
import { RegistryRefusal } from '../refusal.ts'
import { checkStyles } from './style-gate.ts'

/** The name of a release in pages: its class names begin with it, so it must be unique. */
const releaseId = (name: string, version: string): string => `${name}_${version}`.replace(/[^A-Za-z0-9]+/g, '_')

/**
 * The registry's own checks of a release, independent of the team's: its unique name in pages, a valid range of
 * platform versions, and styles that affect no other remote. Claims and hashes are checked where it is stored. Throws
 * RegistryRefusal.
 */
export function checkRelease(dir: string, release: Release): void {
  const { name, version, id, platform } = release
  if (id !== releaseId(name, version)) {
    throw new RegistryRefusal(
      'gate',
      `${name} ${version} calls itself ${id} in pages, not ${releaseId(name, version)}.`,
    )
  }
  if (semver.validRange(platform) === null) {
    throw new RegistryRefusal('gate', `${name} requires the platform '${platform}', which is not a version range.`)
  }
  try {
    checkStyles(dir, release)
  } catch (error) {
    if (error instanceof RegistryRefusal) throw error
    throw new RegistryRefusal('gate', `A style sheet of ${name} ${version} cannot be read: ${(error as Error).message}`)
  }
}
