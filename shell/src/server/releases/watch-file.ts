import { type FSWatcher, watch } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'

/** File systems that send no news are looked at this often. */
const lookEveryMs = 500

/** Calls back when a file may have changed. The answer ends that. */
export function watchFile(file: string, changed: () => void): () => void {
  let watcher: FSWatcher | undefined
  try {
    // The folder and not the file: a document arrives by rename, which a watch on the old file would not see.
    watcher = watch(path.dirname(file), (_, name) => {
      if (name === null || name === path.basename(file)) changed()
    })
    watcher.on('error', () => watcher?.close())
  } catch {
    // No watches left on this machine: the clock below does it alone.
  }
  let lastChange = ''
  const timer = setInterval(async () => {
    const found = await stat(file).catch(() => undefined)
    const change = found ? `${found.ino} ${found.mtimeMs} ${found.size}` : ''
    if (change !== lastChange) changed()
    lastChange = change
  }, lookEveryMs).unref()
  return () => {
    watcher?.close()
    clearInterval(timer)
  }
}
