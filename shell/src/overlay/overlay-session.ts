import type { Mounts } from './mounts.ts'
import { overlayCalls } from './overlay-calls.ts'

/** Ends the overlay when another user signs in or the user signs out, because a token belongs to one account. */
export function endWithSession(mounts: Pick<Mounts, 'whenHost'>, account: string, calls = overlayCalls): void {
  mounts.whenHost(({ session }) => {
    const subscription = session.state$.subscribe(({ status, user }) => {
      if (status === 'unknown' || user?._id === account) return
      queueMicrotask(() => subscription.unsubscribe())
      calls.end().catch(() => {})
    })
  })
}
