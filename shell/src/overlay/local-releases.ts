import type { Snapshot, SnapshotRelease } from '@nukkad/contracts'
import type { OverlayPage } from '@nukkad/contracts/overlay'

/** A server on the same machine answers at once, or not at all. In milliseconds. */
const withinMs = 3_000

/** The present build of a remote on a local server, with an absolute base address. */
async function localRelease(remote: string, address: string): Promise<SnapshotRelease> {
  const answer = await fetch(`${address}/_shell/snapshot`, { signal: AbortSignal.timeout(withinMs) })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
  const { remotes } = (await answer.json()) as Snapshot
  const release = Object.hasOwn(remotes, remote) ? remotes[remote] : undefined
  if (!release) throw new Error(`${address} has no ${remote}.`)
  return { ...release, base: address + release.base }
}

/**
 * Replaces the browser's error for a server that is not running or not accessible to other sites, which is of no help.
 */
const wordsOf = (error: unknown, address: string) =>
  error instanceof Error && error.message.startsWith(address)
    ? error.message
    : `${address} is not a server started by npm run dev.`

/**
 * Puts the builds of local servers into the snapshot of the page, before the shell reads it. If a server does not
 * answer, the page runs the regular release.
 */
export async function takeLocal(
  page: Document,
  { overrides, ignored }: OverlayPage,
): Promise<{ readonly origins: readonly string[]; readonly ignored: OverlayPage['ignored'] }> {
  const wanted = Object.entries(overrides).flatMap(([name, one]) => ('address' in one ? [[name, one.address]] : []))
  const faults: Record<string, string> = {}
  const taken: Record<string, SnapshotRelease> = {}
  const origins = new Set<string>()
  await Promise.all(
    wanted.map(async ([name = '', address = '']) => {
      try {
        taken[name] = await localRelease(name, address)
        origins.add(address)
      } catch (error) {
        faults[name] = wordsOf(error, address)
      }
    }),
  )
  const inlined = page.getElementById('nukkad-boot')
  if (inlined && origins.size > 0) {
    const boot = JSON.parse(inlined.textContent ?? '{}') as { readonly snapshot: Snapshot }
    const { snapshot } = boot
    inlined.textContent = JSON.stringify({
      ...boot,
      snapshot: { ...snapshot, remotes: { ...snapshot.remotes, ...taken } },
    })
  }
  return { origins: [...origins], ignored: { ...ignored, ...faults } }
}
