import type { ShellReport } from '@nukkad/contracts/registry-service'
import { type ShellStatus, statusEvery } from '../shells.ts'

interface Known extends ShellStatus {
  readonly at: number
}

/** What every live shell runs; a shell that has not reported for three intervals was killed. */
export class KnownShells {
  readonly #shells = new Map<string, Known>()

  heard({ shell, sequence, seen, leftOut, refused, platform, isEnding }: ShellReport, now = Date.now()): void {
    if (isEnding) {
      this.#shells.delete(shell)
      return
    }
    this.#shells.set(shell, {
      shell,
      sequence,
      seen,
      leftOut,
      platform,
      ...(refused !== undefined && { refused }),
      at: now,
    })
  }

  all(now = Date.now()): ShellStatus[] {
    for (const [shell, { at }] of this.#shells) if (now - at > 3 * statusEvery) this.#shells.delete(shell)
    return [...this.#shells.values()]
      .map(({ at: _, ...status }) => status)
      .sort((a, b) => a.shell.localeCompare(b.shell))
  }
}
