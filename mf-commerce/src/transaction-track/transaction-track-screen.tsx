import { useParams, useSession } from '@nukkad/platform'
import { nextOf } from '@nukkad/platform/paying'
import { isAbsent, isAway } from '@nukkad/platform/retrying'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { useEffect } from 'react'
import { UnknownOrder } from '../parts/order/unknown-order.tsx'
import { useLeadOn } from '../parts/paying/use-lead-on.ts'
import { GuestState } from './guest-state.tsx'
import { PaymentState } from './payment-state.tsx'
import styles from './transaction-track.module.css'
import { TransactionTrackSkeleton } from './transaction-track-skeleton.tsx'
import { useTransaction } from './use-transaction.ts'

/** The status of a payment. It polls, and redirects once there is somewhere to go. */
export function TransactionTrackScreen() {
  const { transactionId = '' } = useParams()
  const { status } = useSession()
  const transaction = useTransaction(transactionId, status === 'user')
  const { data } = transaction
  const next = data && nextOf(data)
  const { leadOn } = useLeadOn(data?.cartId ?? '')
  const isLeaving = next === 'confirmed' || (next === 'retry' && data?.cartId != null)
  useEffect(() => {
    if (isLeaving && data) leadOn(data)
  }, [isLeaving, data, leadOn])

  if (status === 'guest') return <GuestState transactionId={transactionId} />
  if (data && next && !isLeaving)
    return <PaymentState transaction={data} next={next} askedAt={transaction.dataUpdatedAt} />
  if (isAbsent(transaction.error)) return <UnknownOrder />
  if (transaction.isError && !data) {
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>Your payment</h1>
        <LoadFailure
          what="Your payment"
          isAway={isAway(transaction.error)}
          onRetry={() => void transaction.refetch()}
        />
      </div>
    )
  }
  return <TransactionTrackSkeleton />
}
