import { useEffect, useRef } from 'react'
import type { Group } from '../pins/use-groups.ts'
import type { LiveMap } from './live-map.ts'
import type { LiveState } from './use-live-map.ts'

/** What the map does first once it is live. */
type Wish = 'focus' | Group | null

interface Opening {
  readonly map: LiveMap | null
  readonly state: LiveState
  /** the map is full-screen and opens by itself */
  readonly isFull: boolean
  open(): void
  /** opens the map somewhere with more room; returns false if it should open here */
  openElsewhere(): boolean
}

/** Opens the map, here or elsewhere, and then performs the action that it was opened for. */
export function useOpening({ map, state, isFull, open, openElsewhere }: Opening): (wish: Wish) => void {
  const next = useRef<Wish>(null)
  useEffect(() => {
    if (!map || !next.current) return
    if (next.current === 'focus') map.focus()
    else map.open(next.current.points)
    next.current = null
  }, [map])
  useEffect(() => {
    if (isFull && state === 'still') open()
  }, [isFull, state, open])
  return (wish) => {
    if (openElsewhere()) return
    next.current = wish
    open()
  }
}
