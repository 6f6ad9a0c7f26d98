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
import { BoughtCard } from './bought-card.tsx'
import styles from './gift-confirmation.module.css'

/** A purchased gift card; a pending payment is polled until it settles. */
export function GiftConfirmationScreen() {
  const { traxnid = '' } = useParams()
  const navigate = useNavigate()
  const { status } = useSession()
  const purchase = useQuery({ ...purchaseQuery(useApi(), traxnid), enabled: status === 'user' })
  const isFailed = purchase.data?.next === 'retry'
  useEffect(() => {
    if (isFailed) navigate(hrefs.giftFailed(traxnid), { replace: true })
  }, [isFailed, navigate, traxnid])

  const signIn = useSignIn()
  if (status === 'guest') {
    return (
      <SignInInvite
        title="Your gift card"
        text="Sign in to see it."
        onSignIn={() => signIn('Sign in to see your gift card.')}
      />
    )
  }
  if (purchase.data && !isFailed) return <BoughtCard purchase={purchase.data} />
  if (isAbsent(purchase.error)) return <UnknownCard />
  if (purchase.isError) {
    return (
      <Page className={styles.page}>
        <h1 className={styles.title}>Your gift card</h1>
        <LoadFailure what="Your gift card" isAway={isAway(purchase.error)} onRetry={() => void purchase.refetch()} />
      </Page>
    )
  }
  return <PurchaseSkeleton />
}

/** Shown alike for a purchase that does not exist and for one of another account. */
function UnknownCard() {
  return (
    <Page>
      <EmptyState
        level={1}
        title="Gift card not found"
        text="It may belong to another account. Sign in with the account that bought it."
        action={
          <ButtonLink linkAs={Link} href={hrefs.giftCards()} size={48}>
            Go to gift cards
          </ButtonLink>
        }
      />
    </Page>
  )
}
