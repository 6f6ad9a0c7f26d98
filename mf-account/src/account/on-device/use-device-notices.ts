import { turnPushOff, turnPushOn } from '@nukkad/contracts/endpoints/people/push'
import { useApi, useMutation, useNotify, useQuery, useQueryClient, useWebview } from '@nukkad/platform'
import { useEffect, useState } from 'react'
import { pushQuery } from '../account.queries.ts'
import { NotAllowed, type PushAbility, pushAbility, subscribeToPush, unsubscribeFromPush } from './browser-push.ts'

/** The switch for notices on this device; undefined while unknown, and where the site sends none. */
export function useDeviceNotices(userId: string) {
  const api = useApi()
  const notify = useNotify()
  const client = useQueryClient()
  const { isWebview } = useWebview()
  const query = pushQuery(api, userId)
  const { data } = useQuery({ ...query, enabled: !isWebview })
  // Only the browser knows, and not before the page is shown.
  const [ability, setAbility] = useState<PushAbility>()
  useEffect(() => setAbility(pushAbility()), [])

  const change = useMutation({
    mutationFn: async (isOn: boolean) => {
      if (!isOn) {
        const { data: state } = await api.call(turnPushOff)
        await unsubscribeFromPush().catch(() => undefined)
        return state
      }
      const body = await subscribeToPush(data?.key ?? '')
      return (await api.call(turnPushOn, { body })).data
    },
    onSuccess: (state) => {
      client.setQueryData(query.queryKey, state)
      notify(state.isOn ? 'This device will tell you when an order moves.' : 'This device will no longer tell you.')
    },
    onError: (error) => {
      setAbility(pushAbility())
      if (error instanceof NotAllowed) notify('Your browser needs your permission for that.', { tone: 'error' })
      else notify('We could not change that on this device. Please try again.', { tone: 'error' })
    },
  })

  if (isWebview || !ability || !data?.key) return undefined
  return {
    ability,
    isOn: change.isPending
      ? change.variables
      : data.isOn && ability === 'open' && Notification.permission === 'granted',
    isChanging: change.isPending,
    change: (isOn: boolean) => change.mutate(isOn),
  }
}
