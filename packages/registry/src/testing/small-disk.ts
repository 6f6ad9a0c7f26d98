import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, rmSync, truncateSync } from 'node:fs'
import path from 'node:path'

const chunk = 4096

/** A small separate file system in a folder, which can really run full; only root on Linux can create one. */
export function smallDisk(folder: string, megabytes: number) {
  mkdirSync(folder, { recursive: true })
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'nukkad-test', folder], { stdio: 'pipe' })
  const filler = path.join(folder, 'filler')
  return {
    /** Fills it up to this many remaining bytes. */
    fill(left = 0): void {
      let written = 0
      try {
        for (; ; written += chunk) appendFileSync(filler, Buffer.alloc(chunk))
      } catch {
        truncateSync(filler, Math.max(0, written - left))
      }
    },
    free: () => rmSync(filler, { force: true }),
    close: () => execFileSync('umount', ['-l', folder], { stdio: 'pipe' }),
  }
}

/** The reason why a small disk can't be created here; undefined if it can. */
export function whyNoSmallDisk(folder: string): string | undefined {
  try {
    smallDisk(folder, 1).close()
    return undefined
  } catch {
    return 'a small disk is mounted by root of a Linux machine alone'
  }
}
