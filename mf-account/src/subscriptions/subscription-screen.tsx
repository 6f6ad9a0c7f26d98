import type { Subscription } from '@nukkad/contracts/endpoints/money/subscriptions'
import { formatRupees, hrefs, Link, useApi, useParams, useQuery, useSession } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { useSignIn } from '@nukkad/platform/sign-in'
import { Badge } from '@nukkad/ui/badge'
import { ButtonLink } from '@nukkad/ui/button'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Page } from '@nukkad/ui/page'
import { PictureView } from '@nukkad/ui/picture-view'
import { SignInInvite } from '@nukkad/ui/sign-in-invite'
import { toneOf } from './badge-tone.ts'
import { CancelSubscription } from './cancel-subscription.tsx'
import { Deliveries } from './deliveries.tsx'
import { DeliveryAddress } from './delivery-address.tsx'
import { NextDelivery } from './next-delivery.tsx'
import styles from './subscriptions.module.css'
import { subscriptionQuery } from './subscriptions.queries.ts'
import { SubscriptionsSkeleton } from './subscriptions-skeleton.tsx'
import { useChange } from './use-change.ts'
import { useStarted } from './use-started.ts'

/** One subscription: what comes next, where it goes, past deliveries, and how to cancel it. */
export function SubscriptionScreen() {
  const { id = '' } = useParams()
  const { status } = useSession()
  const one = useQuery({ ...subscriptionQuery(useApi(), id), enabled: status === 'user' })
  const signIn = useSignIn()
  if (status === 'guest') {
    return (
      <SignInInvite
        title="Your subscription"
        text="Sign in to see your next delivery, skip one or end it."
        onSignIn={() => signIn('Sign in to see your subscription.')}
      />
    )
  }
  if (one.data) return <Filled one={one.data} />
  if (!one.isError) return <SubscriptionsSkeleton />
  return (
    <Page kind="form">
      <h1 className={styles.title}>Your subscription</h1>
      <LoadFailure what="This subscription" isAway={isAway(one.error)} onRetry={() => void one.refetch()} />
      <Link to={hrefs.subscriptions()}>All your subscriptions</Link>
    </Page>
  )
}

function Filled({ one }: { readonly one: Subscription }) {
  const changing = useChange(one)
  useStarted(one)
  return (
    <Page kind="form">
      <header className={styles.head}>
        <PictureView
          picture={one.campaign.image}
          width={{ mobile: 112, desktop: 144 }}
          aspect={1}
          decorative
          priority
        />
        <div>
          <p className={styles.quiet}>
            <Link to={hrefs.subscriptionCampaign(one.campaign.id)}>{one.campaign.title}</Link>
          </p>
          <h1 className={styles.title}>{one.title}</h1>
          <p>
            <Badge tone={toneOf(one)}>{one.label}</Badge>{' '}
            <span className={styles.quiet}>
              {formatRupees(one.price)} {one.every}
              {one.billing === 'upfront' ? ', paid in advance' : ', charged each time'}
            </span>
          </p>
        </div>
      </header>
      <p className={styles.words} role="status">
        {one.words}
      </p>
      <p className={styles.problem} role="alert">
        {changing.problem}
      </p>
      {one.can.pay && (
        <ButtonLink linkAs={Link} href={hrefs.subscriptionCampaign(one.campaign.id, one.planId)} size={48}>
          Continue to payment
        </ButtonLink>
      )}
      <NextDelivery one={one} changing={changing} />
      <DeliveryAddress one={one} changing={changing} />
      <Deliveries log={one.log} of={one.deliveries} />
      <CancelSubscription one={one} changing={changing} />
    </Page>
  )
}
