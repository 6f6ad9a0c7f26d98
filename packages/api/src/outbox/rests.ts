/** The server that a kind of work needs may be away: then one try tells for all entries of this kind. */
const isAway = (error: unknown): boolean =>
  /^(E(CONN\w*|SOCKET|DNS|TIMEDOUT|NOTFOUND|HOSTUNREACH|PIPE)|CONNECT_TIMEOUT)$/.test(
    (error as NodeJS.ErrnoException | undefined)?.code ?? '',
  )
const [firstRest, longestRest] = [1_000, 30_000]

/** Thrown in place of a try while the server it needs is given a rest. */
class Resting extends Error {
  override name = 'Resting'
}

interface Rests {
  /** Runs a try of this kind, unless the last one found its server away a moment ago. */
  around(kind: string, run: () => Promise<void>): Promise<void>
}

/** Rests by kind of work, growing from one to thirty seconds while the server stays away. */
export function createRests(elapsed: () => number): Rests {
  const resting = new Map<string, { readonly until: number; readonly length: number }>()
  return {
    async around(kind, run) {
      const rest = resting.get(kind)
      if (rest && rest.until > elapsed()) throw new Resting(`What '${kind}' needs does not answer; it is given a rest.`)
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
