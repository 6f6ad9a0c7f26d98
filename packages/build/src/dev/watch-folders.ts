import { type FSWatcher, readdirSync, watch } from 'node:fs'
import path from 'node:path'

/** Editors write a file in several steps; the wait in milliseconds until a burst is over. */
const settled = 120

/**
 * Reports every change below a folder. Uses one watcher per folder, because the recursive watcher of Node 20 loses a
 * file on Linux when an editor replaces it by renaming.
 */
function watchBelow(root: string, changed: () => void): () => void {
  const watchers = new Map<string, FSWatcher>()
  const forget = (dir: string) => {
    watchers.get(dir)?.close()
    watchers.delete(dir)
  }
  const add = (dir: string) => {
    if (watchers.has(dir)) return
    const watcher = watch(dir, (kind) => {
      changed()
      if (kind === 'rename') addBelow(dir)
    })
    watchers.set(
      dir,
      watcher.on('error', () => forget(dir)),
    )
    addBelow(dir)
  }
  const addBelow = (dir: string) => {
    try {
      for (const entry of readdirSync(dir, { withFileTypes: true })) {
        if (entry.isDirectory()) add(path.join(dir, entry.name))
      }
    } catch {
      forget(dir) // It is gone again.
    }
  }
  add(root)
  return () => [...watchers.keys()].forEach(forget)
}

/**
 * Calls back with the folders in which something changed, once a burst of changes is over and never while the previous
 * call is still running. Returns a function that stops watching.
 */
export function watchFolders(
  folders: readonly string[],
  onChange: (touched: readonly string[]) => Promise<void>,
): () => void {
  const touched = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let work = Promise.resolve()
  const call = () => {
    work = work.then(() => {
      const folders = [...touched]
      touched.clear()
      return folders.length > 0 ? onChange(folders) : undefined
    })
  }
  const ends = folders.map((folder) =>
    watchBelow(folder, () => {
      touched.add(folder)
      clearTimeout(timer)
      timer = setTimeout(call, settled)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const end of ends) end()
  }
}
