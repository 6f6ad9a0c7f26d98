import { sessionKeys, useStorage, useTrack } from '@nukkad/platform'
import { useEffect, useRef } from 'react'
import type { GiftCardTransaction } from '../parts/gifts/gifts.queries.ts'

/**
 * Reports to analytics once that a card was bought: when its payment succeeds, whether in this visit or while this page
 * waits for it. Opening the page of an earlier purchase is not one.
 */
export function useBoughtTold({ transactionId, next, card }: GiftCardTransaction): void {
  const track = useTrack()
  const { session } = useStorage()
  const isBought = next === 'confirmed' && card.state === 'open'
  const hasWaited = useRef(false)
  if (!isBought) hasWaited.current = true
  const { slug, title } = card.design
  const { amount } = card
  useEffect(() => {
    const isOpen = session.getItem(sessionKeys.openGiftCard) === transactionId
    if (!isBought || !(isOpen || hasWaited.current)) return
    hasWaited.current = false
    if (isOpen) session.removeItem(sessionKeys.openGiftCard)
    track('GIFT_CARD_BOUGHT', {
      currency: 'INR',
      value: amount,
      items: [{ item_id: slug, item_name: title, item_brand: 'Nukkad', price: amount, quantity: 1 }],
    })
  }, [track, session, isBought, transactionId, slug, title, amount])
}
