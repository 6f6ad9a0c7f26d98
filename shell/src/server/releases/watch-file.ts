import { type FSWatcher, watch } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'

/** How often file systems without change events are polled. */
const lookEveryMs = 500

/** Calls back when a file may have changed. Returns a function that stops watching. */
export function watchFile(file: string, changed: () => void): () => void {
  let watcher: FSWatcher | undefined
  try {
    // Watches the folder, because a document arrives by rename, which a watch on the old file would miss.
    watcher = watch(path.dirname(file), (_, name) => {
      if (name === null || name === path.basename(file)) changed()
    })
    watcher.on('error', () => watcher?.close())
  } catch {
    // The machine has no watches left: only the timer below is used.
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
