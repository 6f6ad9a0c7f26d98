import type { CartLine } from '@nukkad/contracts/endpoints/cart/cart-line'
import {
  forgetSaved,
  moveToCart,
  restoreSaved,
  type SavedLine,
  saveForLater,
} from '@nukkad/contracts/endpoints/cart/saved-lines'
import {
  useApi,
  useCartId,
  useCity,
  useMutation,
  useQuery,
  useQueryClient,
  useSession,
  useTrack,
} from '@nukkad/platform'
import { useCartNews } from '../cart/use-cart-news.ts'
import { lineProps } from '../measuring/event-items.ts'
import { savedKey, savedQuery } from './saved.queries.ts'

/** The lines saved for later, and moving lines there and back. */
export function useSaved() {
  const api = useApi()
  const client = useQueryClient()
  const tell = useCartNews()
  const track = useTrack()
  const { pincode } = useCity()
  const { status, user } = useSession()
  const { cartId } = useCartId()
  const owner = status === 'user' ? `user ${user?._id}` : cartId
  const lines = useQuery({ ...savedQuery(api, owner, cartId), enabled: status !== 'unknown' && owner !== null })
  const show = (saved: readonly SavedLine[]) => client.setQueryData(savedKey(owner), [...saved])

  /** Resolves with the id of the saved line, and with what its owner has to know: pieces that were not saved. */
  const save = useMutation({
    mutationFn: async ({ line, from }: { line: CartLine; from: string }) => {
      const { data, message } = await api.call(saveForLater, { body: { cartID: from, itemId: line.item_id, pincode } })
      tell(data, pincode)
      track('CART_LINE_SAVED_FOR_LATER', lineProps(line))
      show(data.saved)
      return { savedId: data.saved[0]?.saved_id ?? null, notice: message?.message ?? null }
    },
  })
  /** Resolves with the reason why the line stayed, or null. */
  const moveBack = useMutation({
    mutationFn: async (savedId: string): Promise<string | null> => {
      const { data, message } = await api.call(moveToCart, { body: { cartID: cartId, savedId, pincode } })
      if (data.cart) tell(data, pincode)
      show(data.saved)
      return message?.message ?? null
    },
  })
  const forget = useMutation({
    mutationFn: async (savedId: string) => {
      const { data } = await api.call(forgetSaved, { body: { cartID: cartId, savedId } })
      show(data)
    },
  })
  /** Puts a removed line back. */
  const restore = useMutation({
    mutationFn: async (savedId: string) => {
      const { data } = await api.call(restoreSaved, { body: { cartID: cartId, savedId } })
      show(data)
    },
  })
  return { lines: lines.data ?? [], save, moveBack, forget, restore }
}
export type Saved = ReturnType<typeof useSaved>
