import type { CartLine } from '@nukkad/contracts/endpoints/cart/cart-line'
import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { useEffect, useReducer, useRef, useState } from 'react'
import { cartTrouble } from '../cart/cart-trouble.ts'
import { type QuantityQueue, quantityQueue } from '../cart/quantity-queue.ts'
import { usePutLine } from '../cart/use-put-line.ts'

const failed = 'That could not be changed. Please try again.'
const wordsOf = (error: unknown) => cartTrouble(error) || failed

/** The quantity of one line, with taps on its stepper batched; and an undo of the last piece. */
export function useMiniCartLine(cart: Cart, line: CartLine) {
  const put = usePutLine('mini-cart')
  const [, render] = useReducer((count: number) => count + 1, 0)
  const [refusal, setRefusal] = useState<string | null>(null)
  const latest = useRef({ put, cart, line })
  latest.current = { put, cart, line }
  const queue = useRef<QuantityQueue>(undefined)
  queue.current ??= quantityQueue(async (_, qty) => {
    const { put: send, cart: latestCart, line: own } = latest.current
    setRefusal(await send(latestCart, own, qty).catch(wordsOf))
    return 'answered'
  }, render)
  const { current: edits } = queue
  useEffect(() => () => void edits.flush(), [edits])

  return {
    qty: edits.wanted(line.item_id) ?? line.qty,
    refusal,
    setQty: (wanted: number) => edits.set(line.item_id, wanted),
    /** Removes the last piece again. Resolves with the reason if that failed. */
    async undo(): Promise<string | null> {
      edits.drop(line.item_id)
      await edits.flush()
      const held = latest.current.line.qty
      return put(cart, line, Math.max(0, held - 1)).catch(wordsOf)
    },
  }
}
