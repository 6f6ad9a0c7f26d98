import { useStorage } from '@nukkad/platform'
import { useCallback, useEffect, useRef, useState } from 'react'

/** How many seats of which ticket type. */
export type SeatCounts = Readonly<Record<string, number>>

export interface ChosenSeats {
  readonly counts: SeatCounts
  choose(ticketTypeId: string, qty: number): void
  /** called when they are held, or no longer wanted */
  forget(): void
  /** a guest asked to hold them and signs in now */
  wishToHold(): void
  /** whether a guest asked for it; true only once */
  takeWish(): boolean
}

/** Seats that are chosen but not held yet: kept in this tab, so that signing in or a reload does not lose them. */
export function useChosenSeats(slug: string): ChosenSeats {
  const { session } = useStorage()
  const key = `nukkad.seats.${slug}`
  const [counts, setCounts] = useState<SeatCounts>({})
  const isWished = useRef(false)
  const takeWish = useCallback(() => {
    const { current } = isWished
    isWished.current = false
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
    wishToHold() {
      isWished.current = Object.values(counts).some((qty) => qty > 0)
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
