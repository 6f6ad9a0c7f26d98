import type { Snapshot, SnapshotRelease } from '@nukkad/contracts'

/** A release as a snapshot names it, for tests. */
export const aRelease = (name: string, version: string, parts: Partial<SnapshotRelease> = {}): SnapshotRelease => ({
  name,
  version,
  id: `${name}_${version}`.replace(/[^A-Za-z0-9]+/g, '_'),
  base: `/releases/${name}/${version}/`,
  slots: ['main'],
  screens: [],
  entry: 'browser/remoteEntry.js',
  assets: {},
  integrity: {},
  ...parts,
})

const byName = (releases: readonly SnapshotRelease[]) =>
  Object.fromEntries(releases.map((release) => [release.name, release]))

export const aSnapshot = (
  sequence: number,
  releases: readonly SnapshotRelease[],
  lastGood: readonly SnapshotRelease[] = [],
): Snapshot => ({ sequence, remotes: byName(releases), lastGood: byName(lastGood) })
