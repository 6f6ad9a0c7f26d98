import path from 'node:path'
import { buildHost } from '../build-host.ts'
import { sharedSources, workspaceRoot } from '../workspace.ts'
import { watchFolders } from './watch-folders.ts'

export interface WatchHostOptions {
  readonly outDir: string
  say(line: string): void
  /** called after each build that a save triggered */
  built(): Promise<void>
}

/** Builds the shell's browser half for development after each save. Returns a function that stops watching. */
export function watchHost({ outDir, say, built }: WatchHostOptions): () => void {
  const own = ['browser', 'overlay', 'page-scripts'].map((half) => path.join(workspaceRoot, 'shell/src', half))
  return watchFolders([...own, ...sharedSources()], async () => {
    try {
      const { isFresh } = await buildHost({ mode: 'development', outDir })
      if (isFresh) await built()
    } catch (error) {
      say(`The shell is unchanged: ${(error as Error).message}`)
    }
  })
}
