import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db.ts'

export interface OrderNews {
  /**
   * Resolves when something happens to this order, when the time is over, or when the caller disconnects. `isOld` is
   * called once listening has started, so that nothing is missed between the caller's own read and that moment.
   */
  next(orderId: string, wait: { milliseconds: number; gone: AbortSignal; isOld: () => Promise<boolean> }): Promise<void>
  /** Releases all waiting callers and stops listening. */
  stop(): Promise<void>
}

/** Callers beyond this number are not held: they ask again, which costs a query instead of a held connection. */
const mostWaiting = 5000

/** Notifications about orders from all processes: one connection listens, and only once someone waits. */
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
    // After a lost connection notifications may have been missed, so every caller checks again.
    const heardAnew = () => {
      if (!isFirst) wakeAll()
      isFirst = false
    }
    listening ??= db.listen('order_news', wake, heardAnew).catch((error: unknown) => {
      log.warn({ err: error }, 'order updates cannot be received; waiting requests poll instead')
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
