import type { Mounts } from './mounts.ts'
import { overlayCalls } from './overlay-calls.ts'

/** A token is one account's: when somebody else uses the browser, or nobody is signed in any more, it ends. */
export function endWithSession(mounts: Pick<Mounts, 'whenHost'>, account: string, calls = overlayCalls): void {
  mounts.whenHost(({ session }) => {
    const subscription = session.state$.subscribe(({ status, user }) => {
      if (status === 'unknown' || user?._id === account) return
      queueMicrotask(() => subscription.unsubscribe())
      calls.end().catch(() => {})
    })
  })
}
