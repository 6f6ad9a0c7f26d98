import type { GiftNote } from '@nukkad/contracts/endpoints/orders/gift-note'
import { useDraft, useSession } from '@nukkad/platform'
import { useState } from 'react'

/** What the buyer has entered about a gift; the texts are kept while it is unticked. */
export interface GiftInput {
  readonly isGift: boolean
  readonly from: string
  readonly text: string
}

/**
 * The gift note of a cart. What was entered survives a reload in this tab; on another device, after a failed payment,
 * the note of the transaction (`agreed`) is taken.
 */
export function useGiftNote(cartId: string, agreed: GiftNote | null) {
  const { user } = useSession()
  const { before, keep } = useDraft<GiftInput>(`gift note ${cartId}`)
  const [input, setInput] = useState<GiftInput>(() => ({
    isGift: before?.isGift ?? agreed !== null,
    from: before?.from ?? agreed?.from ?? user?.firstName ?? '',
    text: before?.text ?? agreed?.text ?? '',
  }))
  const from = input.from.trim()
  return {
    input,
    /** The note to order with; null when it is not a gift. */
    note: input.isGift ? { from, text: input.text.trim() } : null,
    isNameMissing: input.isGift && from === '',
    change(changes: Partial<GiftInput>) {
      const next = { ...input, ...changes }
      setInput(next)
      keep(next)
    },
  }
}
export type GiftNoteInput = ReturnType<typeof useGiftNote>
