import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gatedBuild, type IdentifiedRemote, identifyRemote, remoteDirs, workspaceRoot } from '@nukkad/build'
import { machineSeconds } from './harness/processor-time.ts'

const limit = 20
/** The caches of the build and of the gates for types, tests and mounting. */
const memory = ['webpack', 'types', 'tests', 'mount'].map((name) =>
  path.join(workspaceRoot, 'node_modules/.cache/nukkad', name),
)

/** Seconds of processor time until a release may be published. */
async function measureRelease(remote: IdentifiedRemote, outDir: string): Promise<number> {
  const before = machineSeconds()
  const { notMounted } = await gatedBuild({ remote, outDir })
  if (notMounted) throw new Error(`The release was not mounted: ${notMounted}`)
  return machineSeconds() - before
}

/** Simulates a change: another version, whose name is in every file and in all class names. */
const changed = (remote: IdentifiedRemote): IdentifiedRemote => ({
  ...remote,
  version: `${remote.version}-again`,
  id: `${remote.id}_again`,
})

/**
 * `npm run bench -- release [mf-header …]`: processor time of the whole machine for a release with all gates, up to its
 * upload: first without any cache of compiled code, types, tests and mounted screens, then again under another version,
 * as after a change that affects few of them. Needs a shell built by `npm start`. Nothing else should run meanwhile.
 */
export async function bench(names: string[]): Promise<boolean> {
  if (!existsSync('/proc/stat')) {
    console.log('This benchmark was skipped: only Linux reports the time used by all processors.')
    return true
  }
  const dirs = remoteDirs().filter((dir) => names.length === 0 || names.includes(path.basename(dir)))
  const scratch = mkdtempSync(path.join(tmpdir(), 'nukkad-release-'))
  let isFine = dirs.length > 0
  try {
    for (const dir of dirs) {
      for (const folder of memory) rmSync(folder, { recursive: true, force: true })
      const remote = identifyRemote(dir)
      const first = await measureRelease(remote, path.join(scratch, 'first'))
      const again = await measureRelease(changed(remote), path.join(scratch, 'again'))
      if (again > limit) isFine = false
      console.log(
        `${again <= limit ? '✓' : '✗'} ${path.basename(dir).padEnd(12)} ${again.toFixed(1)} s of processor time (wanted ${limit} s), ` +
          `${first.toFixed(1)} s with nothing remembered`,
      )
    }
    return isFine
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}
