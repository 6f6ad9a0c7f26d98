import path from 'node:path'
import type { PageCache } from '../page/asking/page-cache.ts'
import type { FileStore } from '../static/file-store.ts'
import { filesInUse } from '../static/release-assets.ts'
import type { SheetStore } from '../styles/sheet-store.ts'
import type { LiveReleases } from './live-releases.ts'
import { onceQuiet } from './once-quiet.ts'

/**
 * Pages that apply a new release load it at once, and releases often follow each other: the best compression takes
 * seconds of both processors, so it begins only when nothing has changed for this long.
 */
const warmAfterMs = 10_000

interface Kept {
  readonly releases: Pick<LiveReleases, 'snapshots' | 'versions'>
  readonly releasesFolder: string
  readonly store: Pick<FileStore, 'keep' | 'warm'>
  readonly sheets: Pick<SheetStore, 'keep'>
  /** cleared completely, because their keys contain the document they were composed with */
  readonly pages: Pick<PageCache, 'clear'> | undefined
}

/** What this process keeps in memory for releases. */
export interface ReleaseMemory {
  /** compresses the files of the releases that are in use */
  warm(): Promise<void>
  /**
   * Called after a new document was applied: drops what belongs to releases no longer in use, and soon compresses the
   * files of new ones.
   */
  taken(): void
}

/**
 * Pages, files and style sheets of replaced releases would stay until their caches are full: 70 MB after 200 releases
 * under load. A page that was opened long ago still gets such a file, from disk.
 */
export function releaseMemory({ releases, releasesFolder, store, sheets, pages }: Kept): ReleaseMemory {
  const isInUse = (name: string, version: string) => releases.versions.get(name, version) !== undefined
  const warm = () => store.warm(filesInUse(releases.snapshots, releases.versions, releasesFolder))

  function isKept(file: string): boolean {
    const [name = '', version = ''] = path.relative(releasesFolder, file).split(path.sep)
    return name === '..' || isInUse(name, version)
  }
  const warmSoon = onceQuiet(warmAfterMs, () => void warm())
  return {
    warm,
    taken() {
      pages?.clear()
      sheets.keep(isInUse)
      store.keep(isKept)
      warmSoon()
    },
  }
}
