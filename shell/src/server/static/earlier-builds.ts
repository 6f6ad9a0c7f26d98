import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { filesIn, type StaticFile } from './static-files.ts'

/** The builds of some weeks, or of a day with many deployments; each takes half a megabyte. */
const mostBuilds = 20

/**
 * Files of the browser builds that this shell ran before the one in `build`: a page loads some files of its build only
 * when they are needed, which may be after an upgrade. They are found in `folder`, into which `build` is copied for the
 * next upgrade; the builds that started longest ago are removed.
 */
export async function earlierBuilds(build: string, folder: string): Promise<Map<string, StaticFile>> {
  await mkdir(folder, { recursive: true })
  const own = await keep(build, folder)
  const names = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  const found = await Promise.all(
    names.map(async ({ name }) => ({ at: path.join(folder, name), startedAt: await startOf(path.join(folder, name)) })),
  )
  const builds = found.filter(({ at }) => at !== own).sort((a, b) => b.startedAt - a.startedAt)
  const ended = builds.splice(mostBuilds - 1)
  await Promise.all(ended.map(({ at }) => rm(at, { recursive: true, force: true })))
  // A name contains a hash of its file, so builds with the same name have the same file; but for manifest.json.
  return new Map(builds.reverse().flatMap(({ at }) => [...filesIn(at)]))
}

const startOf = async (copy: string) => (await stat(copy)).mtimeMs

/** Copies a build unless that was done before, and marks the copy as started now; returns its folder. */
async function keep(build: string, folder: string): Promise<string> {
  const manifest = await readFile(path.join(build, 'manifest.json'))
  const copy = path.join(folder, createHash('sha256').update(manifest).digest('hex').slice(0, 16))
  if (!existsSync(copy)) {
    const draft = `${copy}.${randomUUID()}`
    try {
      await cp(build, draft, { recursive: true })
      await rename(draft, copy)
    } catch (error) {
      await rm(draft, { recursive: true, force: true })
      // Another shell with this home may have made the copy meanwhile.
      if (!existsSync(copy)) throw error
    }
  }
  const now = new Date()
  await utimes(copy, now, now)
  return copy
}
