import type { BodyOf } from '@nukkad/contracts'
import {
  changeGiftCard,
  type GiftCardTransaction,
  refundGiftCard,
  resendGiftCard,
} from '@nukkad/contracts/endpoints/money/gift-cards'
import { useApi, useMutation, useNotify, useQueryClient } from '@nukkad/platform'
import { ChangedMeanwhile } from '@nukkad/platform/paying'
import { useRef } from 'react'
import { purchaseKey } from '../parts/gifts/gifts.queries.ts'

type Answer = { data: GiftCardTransaction } | { message: { message: string; code: string } }

/** What the buyer may still do with an unredeemed card. Each response returns its current state. */
export function useCardSteps(transactionId: string) {
  const api = useApi()
  const client = useQueryClient()
  const notify = useNotify()
  const resendKey = useRef<string>(undefined)
  const params = { transactionId }

  function taken(answer: Answer): void {
    if ('message' in answer) throw new ChangedMeanwhile(answer.message.code, answer.message.message)
    client.setQueryData(purchaseKey(transactionId), answer.data)
  }
  // A refusal means that the shown state is out of date, so it is refetched.
  const onError = (error: Error) =>
    error instanceof ChangedMeanwhile && client.invalidateQueries({ queryKey: purchaseKey(transactionId) })

  const resend = useMutation({
    mutationFn: async () => {
      resendKey.current ??= crypto.randomUUID()
      taken(await api.call(resendGiftCard, { params }, { key: resendKey.current }))
    },
    onSuccess() {
      resendKey.current = undefined
      notify('Sent again with a new code. The earlier code no longer works.')
    },
    onError,
  })
  const change = useMutation({
    mutationFn: async (body: BodyOf<typeof changeGiftCard>) => taken(await api.call(changeGiftCard, { params, body })),
    onSuccess: () => notify('Changed.'),
    onError,
  })
  const refund = useMutation({
    mutationFn: async () => taken(await api.call(refundGiftCard, { params })),
    onError,
  })
  return { resend, change, refund }
}
export type CardSteps = ReturnType<typeof useCardSteps>
