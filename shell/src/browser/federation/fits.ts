const caret = /^\^(\d+)\.(\d+)\.(\d+)$/

/**
 * Whether a version is inside a caret range such as `^19.3.1`, the only form that the build writes for libraries. Any
 * other range is one of the platform, which the shell's server checked with semver before it chose the release.
 */
export function fits(version: string, range: string): boolean {
  const least = caret.exec(range)?.slice(1).map(Number)
  if (!least) return true
  const [major = 0, minor = 0, patch = 0] = version.split(/[.+-]/).map(Number)
  const [wantedMajor = 0, wantedMinor = 0, wantedPatch = 0] = least
  if (major !== wantedMajor || (major === 0 && minor !== wantedMinor)) return false
  return minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch)
}
