import {
  cancelSubscription,
  moveSubscription,
  pauseSubscription,
  resumeSubscription,
  type Subscription,
  skipDelivery,
} from '@nukkad/contracts/endpoints/money/subscriptions'
import { useApi, useMutation, useNotify, useQueryClient, useTrack } from '@nukkad/platform'
import { useRef } from 'react'
import { subscriptionKey } from './subscriptions.queries.ts'

/** A change that the owner requests. */
export type Wish =
  | { readonly kind: 'skip'; readonly on: string }
  | { readonly kind: 'pause' | 'resume' | 'cancel' }
  | { readonly kind: 'move'; readonly addressID: string }

const done: Readonly<Record<Wish['kind'], string>> = {
  skip: 'Skipped. Later deliveries move back; you don’t lose any.',
  pause: 'Paused. Nothing is delivered until you resume.',
  resume: 'Subscription resumed.',
  cancel: 'Subscription ended.',
  move: 'Future deliveries will go to this address.',
}

/** Changes a subscription, one change at a time; the server's message is shown on the screen. */
export function useChange({ id, campaign }: Subscription) {
  const api = useApi()
  const client = useQueryClient()
  const notify = useNotify()
  const track = useTrack()
  const key = useRef(crypto.randomUUID())
  const changing = useMutation({
    mutationFn: (wish: Wish) => {
      const params = { id }
      if (wish.kind === 'skip') return api.call(skipDelivery, { params, body: { on: wish.on } })
      if (wish.kind === 'move') return api.call(moveSubscription, { params, body: { addressID: wish.addressID } })
      if (wish.kind === 'pause') return api.call(pauseSubscription, { params })
      if (wish.kind === 'resume') return api.call(resumeSubscription, { params })
      return api.call(cancelSubscription, { params }, { key: key.current })
    },
    onSuccess: async ({ data, message }, { kind }) => {
      client.setQueryData(subscriptionKey(id), data)
      await client.invalidateQueries({ queryKey: ['subscriptions'], refetchType: 'none' })
      if (message) return
      notify(done[kind])
      track('SUBSCRIPTION_CHANGED', { campaign: campaign.id, change: kind })
    },
  })
  return {
    ask: (wish: Wish) => changing.mutateAsync(wish).catch(() => undefined),
    /** The change in progress, for the button that requested it. */
    pending: changing.isPending ? changing.variables.kind : null,
    problem: changing.error?.message ?? changing.data?.message?.message ?? null,
  }
}
export type Changing = ReturnType<typeof useChange>
