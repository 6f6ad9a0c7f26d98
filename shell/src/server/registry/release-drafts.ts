import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

const draftPrefix = '.fetched-'
const draftsLiveMs = 60 * 60 * 1000

/** A temporary folder for a release until it is complete; returns its path. */
export const newDraft = (folder: string): Promise<string> => mkdtemp(path.join(folder, draftPrefix))

/** Removes the drafts of shells that were killed while downloading. */
export async function sweepDrafts(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((one) => one.startsWith(draftPrefix))) {
    const draft = path.join(folder, name)
    const found = await stat(draft).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > draftsLiveMs) await rm(draft, { recursive: true, force: true })
  }
}
