import { type CartLine, putToCart } from '@nukkad/contracts/endpoints/cart'
import { useApi, useCity, useNotify } from '@nukkad/platform'
import { useEffect, useReducer, useRef, useState } from 'react'
import { useAddToBag } from '../parts/bag/use-add-to-bag.ts'
import { useBagNews } from '../parts/bag/use-bag-news.ts'
import { type QuantityQueue, quantityQueue } from './quantity-queue.ts'

/** The ways to change the bag's lines, and what is on its way. */
export function useBagEditor(cartId: string, lines: readonly CartLine[]) {
  const api = useApi()
  const notify = useNotify()
  const { pincode } = useCity()
  const tell = useBagNews()
  const adding = useAddToBag()
  const [, render] = useReducer((count: number) => count + 1, 0)
  const [removed, setRemoved] = useState<readonly CartLine[]>([])
  const [message, setMessage] = useState<string | null>(null)

  async function send(itemId: string, qty: number) {
    const line = lines.find((each) => each.item_id === itemId)
    if (!line) return
    try {
      const answer = await api.call(putToCart, {
        body: {
          cartItem: {
            itemId,
            quoteId: cartId,
            sku: line.sku,
            qty,
            customOptions: line.custom_options.map(({ optionId, optionValue }) => ({ optionId, optionValue })),
          },
          screen: 'cart',
          pincode,
        },
      })
      tell(answer.data, pincode)
      setMessage(answer.message?.message ?? null)
    } catch (error) {
      setRemoved((now) => now.filter((each) => each.item_id !== itemId))
      setMessage(`${line.name} could not be changed. ${error instanceof Error ? error.message : ''}`.trim())
    }
  }
  // The queue outlives a render, what it sends with must be of the last one.
  const latest = useRef(send)
  latest.current = send
  const queue = useRef<QuantityQueue>(undefined)
  queue.current ??= quantityQueue((itemId, qty) => latest.current(itemId, qty), render)
  const { current: edits } = queue

  // Leaving with a tap still unsent must not lose it.
  useEffect(() => () => void edits.flush(), [edits])

  return {
    message,
    removed,
    isSaving: !edits.isEmpty,
    qtyOf: (line: CartLine) => edits.wanted(line.item_id) ?? line.qty,
    setQty: (line: CartLine, qty: number) => edits.set(line.item_id, qty),
    settled: () => edits.flush(),
    remove(line: CartLine) {
      setRemoved((now) => [...now.filter((each) => each.item_id !== line.item_id), line])
      edits.set(line.item_id, 0)
      void edits.flush()
    },
    async putBack(line: CartLine) {
      await edits.flush()
      const { isAdded, refusal } = await adding.mutateAsync({
        sku: line.sku,
        qty: line.qty,
        price: line.special_price,
        customOptions: line.custom_options.map(({ optionId, optionValue }) => ({ optionId, optionValue })),
      })
      if (isAdded) setRemoved((now) => now.filter((each) => each.item_id !== line.item_id))
      else notify(refusal ?? 'It could not be put back.', { tone: 'error' })
    },
  }
}
export type BagEditor = ReturnType<typeof useBagEditor>
