// By its name: what this door brings stands in the remote that asks for it, on the one platform that the shell lends.
import { useBus, useBusEvent, useNotify, useQueryClient, useUser } from '@nukkad/platform'
import { useRef } from 'react'

export interface OptimisticToggle<State> {
  /** where the state of this thing, or of all like it, is kept for a visitor */
  readonly keyOf: (userId: string) => readonly unknown[]
  readonly isOn: boolean
  /** the state with the change in it, also when it is taken back; what is not known yet may stay so */
  readonly changed: (known: State | undefined, isOn: boolean) => State | undefined
  /** Tells the server. What it answers may be kept here. */
  readonly send: (isOn: boolean, userId: string) => Promise<void>
  /** what the visitor reads after it, and where nothing says why it failed */
  readonly said: (isOn: boolean) => string
  readonly failed: string
  /** why signing in is needed */
  readonly reason: string
  /** False for who may not wish it, such as somebody who would follow themselves. */
  readonly mayWish?: (userId: string) => boolean
}

/**
 * A switch that shows its change at once and takes it back when the server refuses. A guest signs in first; then the wish
 * is done.
 */
export function useOptimisticToggle<State>(toggle: OptimisticToggle<State>): () => void {
  const { keyOf, isOn, changed, send, said, failed, reason, mayWish } = toggle
  const bus = useBus()
  const notify = useNotify()
  const client = useQueryClient()
  const user = useUser()
  const isWanted = useRef(false)

  async function change(toOn: boolean, userId: string) {
    const queryKey = keyOf(userId)
    await client.cancelQueries({ queryKey })
    const put = (is: boolean) => client.setQueryData<State>(queryKey, (known) => changed(known, is))
    put(toOn)
    try {
      await send(toOn, userId)
      notify(said(toOn), { tone: 'success' })
    } catch (error) {
      put(!toOn)
      notify(error instanceof Error ? error.message : failed, { tone: 'error' })
    }
  }

  useBusEvent('session.started', ({ userId }) => {
    if (isWanted.current && (mayWish?.(userId) ?? true)) void change(true, userId)
    isWanted.current = false
  })

  return () => {
    if (user) return void change(!isOn, user._id)
    isWanted.current = true
    bus.request('sign-in', { reason })
  }
}
