import type { Transaction } from '@nukkad/contracts/endpoints/orders/orders'
import { useApi, useQuery } from '@nukkad/platform'
import { nextOf } from '@nukkad/platform/paying'
import { retryWhileAway } from '@nukkad/platform/retrying'
import { useRef } from 'react'
import { transactionQuery } from '../parts/paying/transaction.queries.ts'

const first = 2000
const longest = 20_000

/** The delay before the next poll: the server's value, growing each time. */
export function pauseBefore(transaction: Transaction, asked: number): number | false {
  if (nextOf(transaction) !== 'wait' || transaction.pollAfter === null) return false
  return Math.min((transaction.pollAfter ?? first) * 1.3 ** Math.min(asked, 12), longest)
}

/** A payment that is polled until it is decided. Coming back to the page polls at once. */
export function useTransaction(transactionId: string, isUser: boolean) {
  const asked = useRef(0)
  return useQuery({
    ...transactionQuery(useApi(), transactionId),
    enabled: isUser,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => {
      if (state.status === 'error') return retryWhileAway.refetchInterval({ state })
      if (!state.data) return false
      asked.current = state.dataUpdateCount
      return pauseBefore(state.data, asked.current)
    },
  })
}
