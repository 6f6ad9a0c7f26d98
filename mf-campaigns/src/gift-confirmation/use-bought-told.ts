import { sessionKeys, useStorage, useTrack } from '@nukkad/platform'
import { useEffect, useRef } from 'react'
import type { GiftCardTransaction } from '../parts/gifts/gifts.queries.ts'

/** Reports to analytics once that a card was bought: when its payment succeeds, not when its page is viewed again. */
export function useBoughtTold({ transactionId, next, card }: GiftCardTransaction): void {
  const track = useTrack()
  const { session } = useStorage()
  const isBought = next === 'confirmed' && card.state === 'open'
  const told = useRef(false)
  const { slug, title } = card.design
  const { amount } = card
  useEffect(() => {
    if (!isBought || told.current || session.getItem(sessionKeys.toldOrder) === transactionId) return
    told.current = true
    session.setItem(sessionKeys.toldOrder, transactionId)
    track('GIFT_CARD_BOUGHT', {
      currency: 'INR',
      value: amount,
      items: [{ item_id: slug, item_name: title, item_brand: 'Nukkad', price: amount, quantity: 1 }],
    })
  }, [track, session, isBought, transactionId, slug, title, amount])
}
