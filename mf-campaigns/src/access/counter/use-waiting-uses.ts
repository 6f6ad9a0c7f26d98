import { receiptOf, redeemOffer } from '@nukkad/contracts/endpoints/access/access-counter'
import type { AccessOutcome } from '@nukkad/contracts/endpoints/access/access-use'
import { ApiError, localKeys, useApi, useQueryClient, useStorage } from '@nukkad/platform'
import { isAbsent, isAway } from '@nukkad/platform/retrying'
import { useCallback, useEffect, useRef, useState } from 'react'
import { counterKey } from './counter.queries.ts'
import { changeWaiting, readWaiting, type WaitingUse } from './waiting-uses.ts'

const key = localKeys.waitingUses
const againMs = 5000

const refused = (message: string): AccessOutcome => ({ result: 'wrong', message, receipt: null })
/** An answer may still come: the server was unreachable, or the rate limit was hit. */
const isUnanswered = (error: unknown) => isAway(error) || (error instanceof ApiError && error.status === 429)

/**
 * The confirmations of this counter that the server has not answered yet. Each is stored on the device before it is
 * sent, and resent with the same nonce until the server answers, also after a reload; however often it arrives, it
 * counts once.
 */
export function useWaitingUses(staffId: string) {
  const api = useApi()
  const client = useQueryClient()
  const { local } = useStorage()
  const [waiting, setWaiting] = useState<readonly WaitingUse[]>([])
  const [last, setLast] = useState<{ readonly use: WaitingUse; readonly outcome: AccessOutcome }>()
  const sending = useRef(new Set<string>())

  const settle = useCallback(
    (use: WaitingUse, outcome: AccessOutcome) => {
      setWaiting(changeWaiting(local, key, (list) => list.filter(({ nonce }) => nonce !== use.nonce)))
      setLast({ use, outcome })
      void client.invalidateQueries({ queryKey: counterKey })
    },
    [client, local],
  )

  const send = useCallback(
    async (use: WaitingUse) => {
      if (sending.current.has(use.nonce)) return
      sending.current.add(use.nonce)
      try {
        const { scan, offerId, nonce } = use
        settle(use, (await api.call(redeemOffer, { body: { scan, offerId, nonce } })).data)
      } catch (error) {
        if (!isUnanswered(error))
          settle(use, refused(error instanceof Error ? error.message : 'The offer was refused.'))
      } finally {
        sending.current.delete(use.nonce)
      }
    },
    [api, settle],
  )

  useEffect(() => {
    const own = () => readWaiting(local, key).filter((use) => use.staffId === staffId)
    const sendAll = () => {
      const list = own()
      setWaiting(list)
      for (const use of list) void send(use)
    }
    sendAll()
    const timer = setInterval(sendAll, againMs)
    addEventListener('online', sendAll)
    return () => {
      clearInterval(timer)
      removeEventListener('online', sendAll)
    }
  }, [local, send, staffId])

  return {
    waiting,
    last,
    confirm(use: WaitingUse) {
      setLast(undefined)
      setWaiting(changeWaiting(local, key, (list) => [...list, use]))
      return send(use)
    },
    /** Stops resending; if the use had counted after all, its receipt is shown, from which it can be revoked. */
    async drop(use: WaitingUse) {
      try {
        const { data } = await api.call(receiptOf, { params: { nonce: use.nonce } })
        settle(use, { result: 'confirmed', message: 'It was already confirmed.', receipt: data })
      } catch (error) {
        if (isAbsent(error)) settle(use, refused('Not sent.'))
      }
    },
    forget: () => setLast(undefined),
  }
}
