import type { SnapshotRelease } from '@nukkad/contracts'

/** The last four are only recorded, because the page continued to work. */
export type Phase = 'load' | 'mount' | 'render' | 'event' | 'promise' | 'hang' | 'slow'

export type Reported = Pick<SnapshotRelease, 'name' | 'version'>

/** The server would refuse a longer message, which is not worth a second report. */
const mostMessage = 500
const reported = new Set<string>()

/** The server's proof that it gave this page a release. */
export interface GivenProof {
  readonly given: string
  readonly proof: string
}

/** Reports that this page could not run a release, once per release, slot and phase. */
export function reportRelease(
  { name, version }: Reported,
  proof: GivenProof | undefined,
  slot: string,
  phase: Phase,
  error: unknown,
): void {
  const key = `${name}@${version} ${slot} ${phase}`
  if (!proof || reported.has(key)) return
  reported.add(key)
  const message = (error instanceof Error ? error.message : String(error)).slice(0, mostMessage)
  void fetch('/_shell/report', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, version, slot, phase, message, ...proof }),
  }).catch(() => {})
}
