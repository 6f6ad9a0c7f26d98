import type { Release } from '@nukkad/contracts'
import semver from 'semver'
import { GateRefusal } from './gate-refusal.ts'

/** Refuses a release that requires another version of the platform than the running one. */
export function checkPlatform(release: Release, running: string): void {
  if (!semver.validRange(release.platform)) {
    throw new GateRefusal(`${release.name} requires the platform '${release.platform}', which is not a version range.`)
  }
  if (!semver.satisfies(running, release.platform)) {
    throw new GateRefusal(`${release.name} requires the platform ${release.platform}, but ${running} is running.`)
  }
}
