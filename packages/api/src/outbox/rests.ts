/** Whether the server behind this kind of work is unreachable: all entries of the kind would then fail alike. */
const isAway = (error: unknown): boolean =>
  /^(E(CONN\w*|SOCKET|DNS|TIMEDOUT|NOTFOUND|HOSTUNREACH|PIPE)|CONNECT_TIMEOUT)$/.test(
    (error as NodeJS.ErrnoException | undefined)?.code ?? '',
  )
const [firstRest, longestRest] = [1_000, 30_000]

/** Thrown instead of an attempt while its server is not being contacted. */
class Resting extends Error {
  override name = 'Resting'
}

export interface Rests {
  /** Runs an attempt of this kind, unless a recent one found its server unreachable. */
  around(kind: string, run: () => Promise<void>): Promise<void>
}

/** Pauses attempts by kind of work, for one to thirty seconds, growing while the server stays unreachable. */
export function createRests(elapsed: () => number): Rests {
  const resting = new Map<string, { readonly until: number; readonly length: number }>()
  return {
    async around(kind, run) {
      const rest = resting.get(kind)
      if (rest && rest.until > elapsed())
        throw new Resting(`The service that '${kind}' needs does not respond; it is paused for a while.`)
      try {
        await run()
        resting.delete(kind)
      } catch (error) {
        if (isAway(error)) {
          const length = rest ? Math.min(longestRest, 2 * rest.length) : firstRest
          resting.set(kind, { until: elapsed() + length, length })
        }
        throw error
      }
    },
  }
}
