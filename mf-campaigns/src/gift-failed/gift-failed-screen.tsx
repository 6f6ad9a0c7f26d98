import { hrefs, Link, useApi, useNavigate, useParams, useQuery, useSession } from '@nukkad/platform'
import { isAbsent, isAway } from '@nukkad/platform/retrying'
import { useSignIn } from '@nukkad/platform/sign-in'
import { ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Page } from '@nukkad/ui/page'
import { SignInInvite } from '@nukkad/ui/sign-in-invite'
import { useEffect } from 'react'
import { purchaseQuery } from '../parts/gifts/gifts.queries.ts'
import { PurchaseSkeleton } from '../parts/gifts/purchase-skeleton.tsx'
import { FailedPayment } from './failed-payment.tsx'
import styles from './gift-failed.module.css'

/** A failed payment: the reason, the reassurance that nothing is lost, and a retry with one tap. */
export function GiftFailedScreen() {
  const { txnid = '' } = useParams()
  const navigate = useNavigate()
  const { status } = useSession()
  const purchase = useQuery({ ...purchaseQuery(useApi(), txnid), enabled: status === 'user' })
  // A late payment may have arrived since: what had failed when the page was opened may be paid by now.
  const isOver = purchase.data !== undefined && purchase.data.next !== 'retry'
  useEffect(() => {
    if (isOver) navigate(hrefs.giftConfirmation(txnid), { replace: true })
  }, [isOver, navigate, txnid])

  const signIn = useSignIn()
  if (status === 'guest') {
    return (
      <SignInInvite
        title="The payment did not go through"
        text="Sign in to see why. Your gift card is saved."
        onSignIn={() => signIn('Sign in to see your payment.')}
      />
    )
  }
  if (purchase.data && !isOver) return <FailedPayment purchase={purchase.data} />
  if (isAbsent(purchase.error)) {
    return (
      <Page>
        <EmptyState
          level={1}
          title="Payment not found"
          text="It may belong to another account."
          action={
            <ButtonLink linkAs={Link} href={hrefs.giftCards()} size={48}>
              Go to gift cards
            </ButtonLink>
          }
        />
      </Page>
    )
  }
  if (purchase.isError) {
    return (
      <Page>
        <h1 className={styles.title}>The payment did not go through</h1>
        <LoadFailure what="Your payment" isAway={isAway(purchase.error)} onRetry={() => void purchase.refetch()} />
      </Page>
    )
  }
  return <PurchaseSkeleton />
}
