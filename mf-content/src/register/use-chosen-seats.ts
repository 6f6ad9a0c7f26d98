import { useStorage } from '@nukkad/platform'
import { useCallback, useEffect, useRef, useState } from 'react'

/** How many seats of which ticket type. */
export type SeatCounts = Readonly<Record<string, number>>

/** What a guest asked for and signs in to get: the chosen seats, or a place on the waiting list of a ticket type. */
type SeatWish = 'hold' | { readonly waitFor: string }

export interface ChosenSeats {
  readonly counts: SeatCounts
  choose(ticketTypeId: string, qty: number): void
  /** called when they are held, or no longer wanted */
  forget(): void
  /** a guest asks for this and signs in now */
  wish(what: SeatWish): void
  /** what a guest asked for, once */
  takeWish(): SeatWish | null
}

/** Seats that are chosen but not held yet: kept in this tab, so that signing in or a reload does not lose them. */
export function useChosenSeats(slug: string): ChosenSeats {
  const { session } = useStorage()
  const key = `nukkad.seats.${slug}`
  const [counts, setCounts] = useState<SeatCounts>({})
  const wished = useRef<SeatWish>(null)
  const takeWish = useCallback(() => {
    const { current } = wished
    wished.current = null
    return current
  }, [])
  // Applied after hydration, since the server does not know the choice.
  useEffect(() => setCounts(countsIn(session.getItem(key))), [session, key])
  return {
    counts,
    choose(ticketTypeId, qty) {
      const next = { ...counts, [ticketTypeId]: qty }
      session.setItem(key, JSON.stringify(next))
      setCounts(next)
    },
    forget() {
      session.removeItem(key)
      setCounts({})
    },
    wish(what) {
      const isChosen = Object.values(counts).some((qty) => qty > 0)
      wished.current = what === 'hold' && !isChosen ? null : what
    },
    takeWish,
  }
}

/** Stored data from another page or an older version is not trusted. */
function countsIn(text: string | null): SeatCounts {
  const held = parsed(text)
  if (typeof held !== 'object' || held === null) return {}
  return Object.fromEntries(
    Object.entries(held).filter((one): one is [string, number] => Number.isInteger(one[1]) && Number(one[1]) >= 0),
  )
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
