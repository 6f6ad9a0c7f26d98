import { useApi, useQuery } from '@nukkad/platform'
import { useEffect, useState } from 'react'
import { nextOf } from '../parts/paying/next-step.ts'
import { transactionQuery } from '../parts/paying/transaction.query.ts'
import { useLeadOn } from '../parts/paying/use-lead-on.ts'

/**
 * The payment that the address names when the page is opened: a reload, a second tab, the way back from the bank. One
 * that is over leads on (`isBusy`); one that is still to be paid (`open`) may be gone on with. A name put there by this
 * page is not asked about.
 */
export function useUnderWay(cartId: string, transactionId: string | null) {
  const [named] = useState(transactionId)
  const isNamed = named !== null && named === transactionId
  const { leadOn } = useLeadOn(cartId)
  const { data, isError } = useQuery({ ...transactionQuery(useApi(), named ?? ''), enabled: isNamed })
  const isOver = isNamed && data !== undefined && nextOf(data) !== 'pay'
  useEffect(() => {
    if (isOver) leadOn(data)
  }, [isOver, data, leadOn])
  return { open: isNamed && !isOver ? (data ?? null) : null, isBusy: isOver || (isNamed && !data && !isError) }
}
