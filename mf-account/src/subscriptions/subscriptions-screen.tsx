import type { Subscription } from '@nukkad/contracts/endpoints/money/subscriptions'
import { formatRupees, hrefs, Link, useApi, useQuery, useSession } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { useSignIn } from '@nukkad/platform/sign-in'
import { Badge } from '@nukkad/ui/badge'
import { ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Page } from '@nukkad/ui/page'
import { PictureView } from '@nukkad/ui/picture-view'
import { SignInInvite } from '@nukkad/ui/sign-in-invite'
import { toneOf } from './badge-tone.ts'
import styles from './subscriptions.module.css'
import { subscriptionsQuery } from './subscriptions.queries.ts'
import { SubscriptionsSkeleton } from './subscriptions-skeleton.tsx'

/** All the user's subscriptions. */
export function SubscriptionsScreen() {
  const { status, user } = useSession()
  const list = useQuery({ ...subscriptionsQuery(useApi(), user?._id), enabled: status === 'user' })
  const signIn = useSignIn()
  if (status === 'guest') {
    return (
      <SignInInvite
        title="Your subscriptions"
        text="Sign in to see your next delivery, skip one or end it."
        onSignIn={() => signIn('Sign in to see your subscriptions.')}
      />
    )
  }
  if (list.data?.length === 0) return <Nothing />
  if (!list.data && !list.isError) return <SubscriptionsSkeleton />
  return (
    <Page kind="form">
      <h1 className={styles.title}>Your subscriptions</h1>
      {list.data ? (
        <ul className={styles.list}>
          {list.data.map((one) => (
            <li key={one.id}>
              <Row one={one} />
            </li>
          ))}
        </ul>
      ) : (
        <LoadFailure what="Your subscriptions" isAway={isAway(list.error)} onRetry={() => void list.refetch()} />
      )}
    </Page>
  )
}

function Row({ one }: { readonly one: Subscription }) {
  return (
    <article className={styles.row}>
      <PictureView picture={one.campaign.image} width={96} aspect={1} decorative />
      <div>
        <p className={styles.quiet}>{one.campaign.title}</p>
        <h2 className={styles.name}>
          <Link to={hrefs.subscription(one.id)} className={styles.cover}>
            {one.title}
          </Link>
        </h2>
        <p className={styles.quiet}>
          {formatRupees(one.price)} {one.every}
        </p>
        <p>
          <Badge tone={toneOf(one)}>{one.label}</Badge>
        </p>
        <p>{one.words}</p>
      </div>
    </article>
  )
}

function Nothing() {
  return (
    <Page>
      <EmptyState
        level={1}
        title="No subscriptions yet"
        text="A tin of tea every month, a novel in brown paper, a plant for the season: delivered without reordering."
        action={
          <ButtonLink size={48} linkAs={Link} href={hrefs.subscriptionCampaign('chai-of-the-month')}>
            Chai of the month
          </ButtonLink>
        }
      />
    </Page>
  )
}
