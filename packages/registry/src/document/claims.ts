import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  type Claims,
  claimFault,
  type Grant,
  type RegistryDocument,
  type Release,
  screenFault,
  withGranted,
} from '@nukkad/contracts'
import { RegistryRefusal } from '../refusal.ts'
import { granted } from './changes.ts'
import { isReleaseName } from './names.ts'

/** Throws RegistryRefusal unless a release fully describes its slots and screens. */
export function checkScreens({ name, version, slots, screens }: Release): void {
  const isWhole = Array.isArray(slots) && slots.every((slot) => typeof slot === 'string') && Array.isArray(screens)
  const fault = isWhole
    ? screens.map(screenFault).find((one) => one !== undefined)
    : 'Its slots and screens are not lists.'
  if (fault) throw new RegistryRefusal('malformed', `${name} ${version} cannot be placed on the site. ${fault}`)
}

/** What the other remotes show now: their releases with a rule other than a preview link. */
function shownBeside(name: string, document: RegistryDocument, releases: string): Claims[] {
  return Object.entries(document.remotes).flatMap(([remote, { rules }]) => {
    if (remote === name) return []
    const versions = rules.filter(({ channel }) => channel !== 'preview').map(({ version }) => version)
    return [...new Set(versions)].flatMap((version) => claimsIn(path.join(releases, remote, version)))
  })
}

/** A damaged release claims nothing: it is not served until it is built again. */
function claimsIn(dir: string): Claims[] {
  try {
    const release = JSON.parse(readFileSync(path.join(dir, 'release.json'), 'utf8')) as Release
    checkScreens(release)
    return [release]
  } catch {
    return []
  }
}

/** Throws RegistryRefusal, naming the owner, if a release takes what belongs to another remote. */
export function checkClaims(release: Release, document: RegistryDocument, releases: string): void {
  const others = shownBeside(release.name, document, releases)
  const fault = claimFault(release, withGranted(document.grants), others)
  if (fault) throw new RegistryRefusal('foreign', fault)
}

const grantedPath = /^\/$|^(\/([\w.-]+|\{\w+\}))+$/
const grantedSlot = /^[a-z][a-z0-9-]{0,60}$/

/** Throws RegistryRefusal if a grant is invalid, or takes from another remote what it shows. */
export function checkGrant(name: string, grant: Grant, document: RegistryDocument, releases: string): void {
  const { paths = [], slots = [] } = grant
  const wrong = [...paths.filter((one) => !grantedPath.test(one)), ...slots.filter((one) => !grantedSlot.test(one))]
  if (!isReleaseName(name) || wrong.length > 0 || paths.length + slots.length === 0) {
    throw new RegistryRefusal('malformed', `'${wrong.join(' ') || name}' can't be granted.`)
  }
  const grants = withGranted(granted(name, grant)(document).grants)
  for (const shown of shownBeside(name, document, releases)) {
    const fault = claimFault(shown, grants, [])
    if (fault) throw new RegistryRefusal('foreign', `${shown.name} has to release it first: ${fault}`)
  }
}
