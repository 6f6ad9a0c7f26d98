import { Unavailable } from '../../errors.ts'

/**
 * Limits how many run at once: the others wait in order of arrival. A caller who would have to wait behind more than
 * `most` others is refused, because an answer that comes too late is useless.
 */
export function takingTurns(atOnce: number, most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let free = atOnce

  return async (work) => {
    if (free > 0) free -= 1
    else if (waiting.length >= most) throw new Unavailable()
    // Finished work passes its slot on, so `free` does not change here.
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
