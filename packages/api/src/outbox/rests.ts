const ofNetwork =
  /^(E(CONN\w*|SOCKET|DNS|TIMEDOUT|NOTFOUND|AI_AGAIN|(HOST|NET)UNREACH|PIPE)|(UND_ERR_)?(CONNECT_TIMEOUT|SOCKET))$/

/**
 * Whether the server behind this kind of work is unreachable or silent: all entries of the kind would then fail alike.
 * `fetch` puts the error of the network into `cause`, and its time limit is an error with a name of its own.
 */
function isUnreachable(error: unknown): boolean {
  const { code, name, cause } = (error ?? {}) as { code?: unknown; name?: unknown; cause?: { code?: unknown } }
  return name === 'TimeoutError' || [code, cause?.code].some((one) => ofNetwork.test(String(one ?? '')))
}

const [firstRest, longestRest] = [1_000, 30_000]

/** Thrown instead of an attempt while its server is not being contacted. */
class Resting extends Error {
  override name = 'Resting'
}

export interface Rests {
  /** Runs an attempt of this kind, unless a recent one found its server unreachable. */
  around<T>(kind: string, run: () => Promise<T>): Promise<T>
}

/** Pauses attempts by kind of work, for one to thirty seconds, growing while the server stays unreachable. */
export function createRests(elapsed: () => number, isAway: (error: unknown) => boolean = isUnreachable): Rests {
  const resting = new Map<string, { readonly until: number; readonly length: number }>()
  return {
    async around(kind, run) {
      const rest = resting.get(kind)
      if (rest && rest.until > elapsed())
        throw new Resting(`The service that '${kind}' needs does not respond; it is paused for a while.`)
      try {
        const result = await run()
        resting.delete(kind)
        return result
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
