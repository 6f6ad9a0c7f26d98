import type { Subscription } from '@nukkad/contracts/endpoints/money/subscriptions'
import { sessionKeys, useStorage, useTrack } from '@nukkad/platform'
import { useEffect } from 'react'

/** Reports to analytics once that a subscription has begun whose payment left the page where it was taken. */
export function useStarted({ id, state }: Subscription): void {
  const track = useTrack()
  const { session } = useStorage()
  useEffect(() => {
    const [of, campaign = '', plan = '', amount] = session.getItem(sessionKeys.openSubscription)?.split(' ') ?? []
    if (of !== id || !(state === 'authenticated' || state === 'active')) return
    session.removeItem(sessionKeys.openSubscription)
    track('SUBSCRIPTION_STARTED', { campaign, plan, amount: Number(amount) })
  }, [track, session, id, state])
}
