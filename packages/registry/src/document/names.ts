import { RegistryRefusal } from '../refusal.ts'

export const namePattern = /^[a-z][a-z0-9-]{0,60}$/
export const versionPattern = /^[0-9A-Za-z][0-9A-Za-z.+_-]{0,79}$/

/** Names become folders, so a name that could lead outside the store or name a file is invalid. */
export const isReleaseName = (text: unknown): text is string => typeof text === 'string' && namePattern.test(text)

/** Versions become folders too. */
export const isReleaseVersion = (text: unknown): text is string => typeof text === 'string' && versionPattern.test(text)

/** Throws RegistryRefusal unless both are safe as folder names of the store. */
export function checkNames(release: { readonly name: unknown; readonly version: unknown }): void {
  if (isReleaseName(release.name) && isReleaseVersion(release.version)) return
  throw new RegistryRefusal(
    'malformed',
    `'${release.name}' '${release.version}' is not a valid name and version of a release.`,
  )
}
