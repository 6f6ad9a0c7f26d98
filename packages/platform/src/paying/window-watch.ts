import type { Transaction } from '@nukkad/contracts/endpoints/orders/orders'
import { type NextStep, nextOf } from './next-step.ts'

/** States that end the watch: the payment was decided without an event from the window. */
const decided = new Set<NextStep>(['confirmed', 'refunded', 'review'])

/**
 * Polls the shop while the payment window is open, because the window may be lost after the bank has approved. Resolves
 * with the decided transaction; never rejects. `stop` ends the polling.
 */
export function watchTransaction(look: () => Promise<Transaction>, wait = 4000) {
  let timer: ReturnType<typeof setTimeout>
  let isOver = false
  const found = new Promise<Transaction>((resolve) => {
    const ask = async (pause: number) => {
      const transaction = document.hidden ? undefined : await look().catch(() => undefined)
      if (isOver) return
      if (transaction && decided.has(nextOf(transaction))) return resolve(transaction)
      timer = setTimeout(() => void ask(Math.min(pause * 1.25, 15_000)), pause)
    }
    timer = setTimeout(() => void ask(wait), wait)
  })
  return {
    found,
    stop() {
      isOver = true
      clearTimeout(timer)
    },
  }
}
