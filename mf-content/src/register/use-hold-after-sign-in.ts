import { useEffect, useRef } from 'react'
import type { ChosenSeats } from './use-chosen-seats.ts'

/** Holds the seats that a guest asked to hold before signing in, once; not if the account has tickets or a hold. */
export function useHoldAfterSignIn({ takeWish }: Pick<ChosenSeats, 'takeWish'>, mayHold: boolean, hold: () => void) {
  const latest = useRef({ mayHold, hold })
  latest.current = { mayHold, hold }
  useEffect(() => {
    if (takeWish() && latest.current.mayHold) latest.current.hold()
  }, [takeWish])
}
