import { useEffect, useRef } from 'react'
import type { ChosenSeats } from './use-chosen-seats.ts'

interface Wishes {
  /** false for accounts that have tickets or held seats of this event already */
  readonly may: boolean
  hold(): void
  waitFor(ticketTypeId: string): void
}

/** Does once what a guest asked for before signing in: holds the chosen seats, or joins a waiting list. */
export function useWishAfterSignIn({ takeWish }: Pick<ChosenSeats, 'takeWish'>, wishes: Wishes) {
  const latest = useRef(wishes)
  latest.current = wishes
  useEffect(() => {
    const wish = takeWish()
    const { may, hold, waitFor } = latest.current
    if (!wish || !may) return
    if (wish === 'hold') hold()
    else waitFor(wish.waitFor)
  }, [takeWish])
}
