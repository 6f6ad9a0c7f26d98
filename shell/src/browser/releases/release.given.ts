import type { Release, Snapshot, SnapshotRelease } from '@nukkad/contracts'

/** A release as it appears in a snapshot, for tests. */
export const givenRelease = (name: string, version: string, parts: Partial<SnapshotRelease> = {}): SnapshotRelease => ({
  name,
  version,
  id: `${name}_${version}`.replace(/[^A-Za-z0-9]+/g, '_'),
  base: `/releases/${name}/${version}/`,
  slots: ['main'],
  manifest: `sha384-${'A'.repeat(64)}`,
  ...parts,
})

/** A release.json without screens or styles. */
export const givenManifest = (): Release => ({
  name: 'mf-x',
  version: '1.0.0',
  id: 'mf_x_1_0_0',
  platform: '*',
  slots: [],
  screens: [],
  createdAt: new Date(0).toISOString(),
  browser: { entry: 'browser/remoteEntry.js', assets: {} },
  server: { entry: 'server/index.cjs' },
  files: {},
})

const byName = (releases: readonly SnapshotRelease[]) =>
  Object.fromEntries(releases.map((release) => [release.name, release]))

export const givenSnapshot = (
  sequence: number,
  releases: readonly SnapshotRelease[],
  lastGood: readonly SnapshotRelease[] = [],
): Snapshot => ({
  sequence,
  remotes: byName(releases),
  lastGood: byName(lastGood),
  routes: 'table',
  proof: 'p'.repeat(24),
})
