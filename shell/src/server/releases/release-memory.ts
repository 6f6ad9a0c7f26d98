import path from 'node:path'
import type { PageCache } from '../page/asking/page-cache.ts'
import type { FileStore } from '../static/file-store.ts'
import { filesInUse } from '../static/release-assets.ts'
import type { SheetStore } from '../styles/sheet-store.ts'
import type { LiveReleases } from './live-releases.ts'
import { onceQuiet } from './once-quiet.ts'

/**
 * Pages that take a new release load at once, and releases often come one after the other: the greatest effort takes
 * seconds of both processors, so compressing begins when nothing has changed for this long.
 */
const warmAfterMs = 10_000

interface Kept {
  readonly releases: Pick<LiveReleases, 'snapshots' | 'versions'>
  readonly releasesFolder: string
  readonly store: Pick<FileStore, 'keep' | 'warm'>
  readonly sheets: Pick<SheetStore, 'keep'>
  /** all of them go: their keys name the document that they were made by */
  readonly pages: Pick<PageCache, 'clear'> | undefined
}

/** What this process keeps in memory of releases. */
export interface ReleaseMemory {
  /** compresses the files of the releases that somebody may get */
  warm(): Promise<void>
  /** Another document holds: what was kept of releases that nobody gets any more is forgotten, and soon the next ones are compressed. */
  taken(): void
}

/**
 * Pages, files and style sheets of releases that were replaced would stay until their caches are full: 70 MB after 200
 * releases under load. A page that was opened long ago still gets such a file, from disk.
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
