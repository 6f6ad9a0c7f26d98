import { acceptChanges } from '@nukkad/contracts/endpoints/cart/cart-details'
import type { CartLine } from '@nukkad/contracts/endpoints/cart/cart-line'
import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { ApiError, useApi, useCity, useUnsavedInput } from '@nukkad/platform'
import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useCartTrouble } from '../parts/cart/cart-trouble.ts'
import { type QuantityQueue, quantityQueue, type SentQuantity } from '../parts/cart/quantity-queue.ts'
import { useAddToCart } from '../parts/cart/use-add-to-cart.ts'
import { useCartNews } from '../parts/cart/use-cart-news.ts'
import { optionsOf, usePutLine } from '../parts/cart/use-put-line.ts'
import type { Saved } from '../parts/saved/use-saved.ts'

/** A line removed while the cart is open; `savedId` is set if it was saved for later. */
export interface GoneLine {
  readonly line: CartLine
  readonly savedId: string | null
}

const unsent = 'You seem to be offline. Your change is saved and will be sent when you are back online.'

/** Actions on the cart's lines, and the changes in flight. The actions object is stable across renders. */
// limit: each change of the cart queues behind the one before it and shares its undo
export function useCartEditor(cart: Cart, saved: Saved) {
  const api = useApi()
  const { pincode } = useCity()
  const tell = useCartNews()
  const reasonOf = useCartTrouble(cart.id)
  const adding = useAddToCart()
  const put = usePutLine('cart')
  const [, render] = useReducer((count: number) => count + 1, 0)
  const [gone, setGone] = useState<readonly GoneLine[]>([])
  const [message, setMessage] = useState<string | null>(null)
  const [isKept, setKept] = useState(false)
  useUnsavedInput(isKept)
  const isBack = (line: CartLine) => setGone((now) => now.filter((each) => each.line.item_id !== line.item_id))

  async function send(itemId: string, qty: number): Promise<SentQuantity> {
    const line = cart.items.find((each) => each.item_id === itemId)
    if (!line) return 'answered'
    try {
      setMessage(await put(cart, line, qty))
      setKept(false)
    } catch (error) {
      const isKept = error instanceof ApiError && error.offline
      setKept(isKept)
      if (!isKept) isBack(line)
      setMessage(isKept ? unsent : `${line.name} could not be changed. ${reasonOf(error)}`)
      if (isKept) return 'kept'
    }
    return 'answered'
  }
  // The queue outlives a render, but must send with the latest values.
  const latest = useRef({ send, cart, saved, adding, tell, reasonOf, pincode, api })
  latest.current = { send, cart, saved, adding, tell, reasonOf, pincode, api }
  const queue = useRef<QuantityQueue>(undefined)
  queue.current ??= quantityQueue((itemId, qty) => latest.current.send(itemId, qty), render)
  const { current: edits } = queue

  // An unsent change must survive leaving the page and losing the network.
  useEffect(() => {
    const isOnline = () => void edits.flush()
    window.addEventListener('online', isOnline)
    return () => {
      window.removeEventListener('online', isOnline)
      void edits.flush()
    }
  }, [edits])

  const actions = useMemo(() => {
    const leave = (line: CartLine, savedId: string | null) =>
      setGone((now) => [...now.filter((each) => each.line.item_id !== line.item_id), { line, savedId }])
    const back = (line: CartLine) => setGone((now) => now.filter((each) => each.line.item_id !== line.item_id))
    return {
      setQty: (line: CartLine, qty: number) => edits.set(line.item_id, qty),
      /** Resolves when no change is in flight any more; false if one could not be sent. */
      async settle(): Promise<boolean> {
        await edits.flush()
        return edits.isEmpty
      },
      remove(line: CartLine) {
        leave(line, null)
        edits.set(line.item_id, 0)
        void edits.flush()
      },
      async saveForLater(line: CartLine) {
        await edits.flush()
        try {
          const { cart: latestCart, saved: kept } = latest.current
          const { savedId, notice } = await kept.save.mutateAsync({ line, from: latestCart.id })
          leave(line, savedId)
          setMessage(notice)
        } catch (error) {
          setMessage(`${line.name} could not be saved. ${latest.current.reasonOf(error)}`)
        }
      },
      async putBack({ line, savedId }: GoneLine) {
        await edits.flush()
        // The removal has not been sent yet.
        if (edits.drop(line.item_id)) {
          setKept(false)
          setMessage(null)
          return back(line)
        }
        const { adding: add, saved: kept } = latest.current
        const { sku, qty, special_price: price } = line
        try {
          const refusal = savedId
            ? await kept.moveBack.mutateAsync(savedId)
            : ((await add.mutateAsync({ sku, qty, price, customOptions: optionsOf(line) })).refusal ?? null)
          if (refusal === null) back(line)
          setMessage(refusal)
        } catch (error) {
          setMessage(`${line.name} could not be put back. ${latest.current.reasonOf(error)}`)
        }
      },
      /** Marks the changes shown on the cart as seen, so that neither the cart nor the checkout shows them again. */
      async acceptChanges() {
        const { cart: latestCart, pincode: to, api: calls, tell: news } = latest.current
        if (latestCart.items.every(({ change }) => change === null)) return
        const seen = latestCart.items.map(({ item_id: itemId, special_price: price, qty }) => ({ itemId, price, qty }))
        const { data } = await calls.call(acceptChanges, { body: { cartID: latestCart.id, seen, pincode: to } })
        news(data, to)
      },
    }
  }, [edits])

  return {
    actions,
    message,
    gone,
    isSaving: !edits.isEmpty,
    qtyOf: (line: CartLine) => edits.wanted(line.item_id) ?? line.qty,
  }
}
type CartEditor = ReturnType<typeof useCartEditor>
export type CartActions = CartEditor['actions']
