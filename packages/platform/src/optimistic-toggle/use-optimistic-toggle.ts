// Imported by package name: this entry point is bundled into the remote that uses it, but must use the shell's
// platform.
import { type NoticeOptions, useNotify, useQueryClient, useUser } from '@nukkad/platform'
import { useAfterSignIn } from '../sign-in/index.ts'

export interface OptimisticToggle<State> {
  /** the query key of a user's state for this thing, or for all things of its kind */
  readonly keyOf: (userId: string) => readonly unknown[]
  readonly isOn: boolean
  /** the state with the change applied, also for undoing it; unknown state may stay unknown */
  readonly changed: (known: State | undefined, isOn: boolean) => State | undefined
  /** Sends the change to the server; returns the state in its answer, if that has one. */
  readonly send: (isOn: boolean) => Promise<State | undefined>
  /** what the visitor reads afterwards; `failed` is used if the error has no message of its own */
  readonly said: (isOn: boolean) => string
  /** what the visitor can do next, offered with what they read */
  readonly next?: (isOn: boolean) => NoticeOptions['action']
  readonly failed: string
  /** why signing in is needed */
  readonly reason: string
  /** Returns false for users who may not do this, such as users who would follow themselves. */
  readonly mayWish?: (userId: string) => boolean
}

/**
 * A toggle that shows its change at once and undoes it if the server refuses. A guest signs in first, and the change is
 * made then.
 */
export function useOptimisticToggle<State>(toggle: OptimisticToggle<State>): () => void {
  const { keyOf, isOn, changed, send, said, next, failed, reason, mayWish } = toggle
  const notify = useNotify()
  const client = useQueryClient()
  const user = useUser()

  async function change(toOn: boolean, userId: string) {
    const queryKey = keyOf(userId)
    await client.cancelQueries({ queryKey })
    const put = (is: boolean) => client.setQueryData<State>(queryKey, (known) => changed(known, is))
    const wasKnown = client.getQueryData(queryKey) !== undefined
    put(toOn)
    let answered: State | undefined
    try {
      answered = await send(toOn)
      // A read that began meanwhile may have been answered before the change was made.
      await client.cancelQueries({ queryKey })
      if (answered) client.setQueryData(queryKey, answered)
      notify(said(toOn), { tone: 'success', action: next?.(toOn) })
    } catch (error) {
      put(!toOn)
      notify(error instanceof Error ? error.message : failed, { tone: 'error' })
    }
    // Right after signing in, only this one thing was known.
    if (!wasKnown && !answered) void client.invalidateQueries({ queryKey })
  }

  const turningOn = useAfterSignIn({ reason }, (userId) => {
    if (mayWish?.(userId) ?? true) void change(true, userId)
  })
  return () => (user ? void change(!isOn, user._id) : turningOn.run())
}
