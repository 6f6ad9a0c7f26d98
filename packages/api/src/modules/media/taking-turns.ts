import { TooManyRequests, Unavailable } from '../../errors.ts'

interface Turns {
  /** how many run at once */
  readonly atOnce: number
  /** how many wait at most: an answer that comes too late is useless */
  readonly waiting: number
  /** how many of them, waiting or running, belong to one caller */
  readonly each?: number
}

/**
 * Limits how many run at once. Those who wait take turns by caller, each in order of arrival, so that whoever asks for a
 * hundred things at once delays others by one only.
 */
export function takingTurns({ atOnce, waiting: mostWaiting, each = Number.POSITIVE_INFINITY }: Turns) {
  /** by caller; the caller whose turn is next comes first */
  const queues = new Map<string, (() => void)[]>()
  const under = new Map<string, number>()
  let free = atOnce
  let waiting = 0

  function wait(caller: string): Promise<void> {
    waiting += 1
    return new Promise((resolve) => queues.set(caller, [...(queues.get(caller) ?? []), resolve]))
  }

  /** Passes a slot on to the next caller. */
  function next(): void {
    const [first] = queues
    if (!first) {
      free += 1
      return
    }
    const [caller, [begin, ...rest]] = first
    queues.delete(caller)
    if (rest.length > 0) queues.set(caller, rest)
    waiting -= 1
    begin?.()
  }

  return async <T>(work: () => Promise<T>, caller = ''): Promise<T> => {
    const own = under.get(caller) ?? 0
    if (own >= each) throw new TooManyRequests(1)
    if (free === 0 && waiting >= mostWaiting) throw new Unavailable()
    under.set(caller, own + 1)
    try {
      if (free > 0) free -= 1
      else await wait(caller)
      try {
        return await work()
      } finally {
        next()
      }
    } finally {
      const left = (under.get(caller) ?? 1) - 1
      if (left > 0) under.set(caller, left)
      else under.delete(caller)
    }
  }
}
