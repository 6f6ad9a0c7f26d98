import type { Transaction } from '@nukkad/contracts/endpoints/orders/orders'
import { type NextStep, nextOf } from './next-step.ts'

/** What ends the watch: the payment came through (or was looked at) without the window saying so. */
const decided = new Set<NextStep>(['confirmed', 'refunded', 'review'])

/**
 * Asks the shop now and then while the payment window stands open: a window may be lost after the bank said yes.
 * Resolves with the decided transaction; never rejects. `stop` ends the asking.
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
