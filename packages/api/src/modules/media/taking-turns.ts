import { Unavailable } from '../../errors.ts'

/**
 * Work that few may do at once: the others wait in the order they came. Who would wait behind more than `most` others
 * is sent away, because an answer that comes too late helps nobody.
 */
export function takingTurns(atOnce: number, most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let free = atOnce

  return async (work) => {
    if (free > 0) free -= 1
    else if (waiting.length >= most) throw new Unavailable()
    // Who ends hands its turn on, so `free` does not change here.
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
