import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db.ts'

export interface OrderNews {
  /**
   * Resolves when something happens to this order, when the time is over, or when the caller is gone. `isOld` is asked
   * once somebody listens, so that nothing falls between the caller's own look and that moment.
   */
  next(orderId: string, wait: { milliseconds: number; gone: AbortSignal; isOld: () => Promise<boolean> }): Promise<void>
  /** Lets everybody go who waits, and hears no more. */
  stop(): Promise<void>
}

/** More wait than that are let go at once: they ask again, and cost a look instead of a place. */
const mostWaiting = 5000

/** News of orders from whichever process wrote them: one connection listens, and only once somebody waits. */
export function createOrderNews({ db, log }: { db: Db; log: FastifyBaseLogger }): OrderNews {
  const waiting = new Map<string, Set<() => void>>()
  let count = 0
  let listening: Promise<{ unlisten: () => Promise<void> } | undefined> | undefined
  let isStopped = false

  const wake = (orderId: string) => {
    for (const go of waiting.get(orderId) ?? []) go()
  }
  const wakeAll = () => {
    for (const orderId of [...waiting.keys()]) wake(orderId)
  }
  function listen() {
    let isFirst = true
    // After a lost connection something may have been missed: everybody looks again.
    const heardAnew = () => {
      if (!isFirst) wakeAll()
      isFirst = false
    }
    listening ??= db.listen('order_news', wake, heardAnew).catch((error: unknown) => {
      log.warn({ err: error }, 'news of orders cannot be heard; who waits looks again by itself')
      listening = undefined
      return undefined
    })
    return listening
  }

  return {
    async next(orderId, { milliseconds, gone, isOld }) {
      if (isStopped || gone.aborted || count >= mostWaiting) return
      count += 1
      const others = waiting.get(orderId) ?? new Set()
      waiting.set(orderId, others)
      let go = () => {}
      const news = new Promise<void>((resolve) => {
        go = resolve
      })
      others.add(go)
      const timer = setTimeout(go, milliseconds)
      gone.addEventListener('abort', go, { once: true })
      try {
        await listen()
        if (!(await isOld())) await news
      } finally {
        clearTimeout(timer)
        gone.removeEventListener('abort', go)
        others.delete(go)
        if (others.size === 0) waiting.delete(orderId)
        count -= 1
      }
    },
    async stop() {
      isStopped = true
      wakeAll()
      const heard = await listening
      await heard?.unlisten()
    },
  }
}
