import { hrefs, Link, useApi, useParams, useQuery, useSession } from '@nukkad/platform'
import { isAbsent, isAway } from '@nukkad/platform/retrying'
import { useSignIn } from '@nukkad/platform/sign-in'
import { ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { PictureView } from '@nukkad/ui/picture-view'
import { SignInInvite } from '@nukkad/ui/sign-in-invite'
import { useState } from 'react'
import styles from './feedback.module.css'
import { myReviewQuery } from './feedback.queries.ts'
import { FeedbackForm } from './feedback-form.tsx'
import { FeedbackSkeleton } from './feedback-skeleton.tsx'
import { WrittenReview } from './written-review.tsx'

/** Writes a review of a product that was bought and delivered: one per product, editable later. */
export function FeedbackScreen() {
  const { slug = '' } = useParams()
  const { status } = useSession()
  const mine = useQuery({ ...myReviewQuery(useApi(), slug), enabled: status === 'user' })
  const [isChanging, setChanging] = useState(false)
  const signIn = useSignIn()
  if (status === 'guest') {
    return (
      <SignInInvite
        title="Your review"
        text="Sign in with the account you bought it with, and say what you think of it."
        onSignIn={() => signIn('Sign in to write about what you bought.')}
      />
    )
  }
  if (mine.isError && !mine.data) {
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>Your review</h1>
        {isAbsent(mine.error) ? (
          <EmptyState
            title="This product is no longer sold"
            text="You can review other products from your orders."
            action={
              <ButtonLink size={48} linkAs={Link} href={hrefs.orderHistory()}>
                Back to your orders
              </ButtonLink>
            }
          />
        ) : (
          <LoadFailure what="Your review" isAway={isAway(mine.error)} onRetry={() => void mine.refetch()} />
        )}
      </div>
    )
  }
  if (!mine.data) return <FeedbackSkeleton />
  const { product, review, refusal } = mine.data
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{review && !isChanging ? 'Your review' : 'How is it?'}</h1>
      <Link to={hrefs.product(slug)} className={styles.product}>
        <PictureView picture={product.image} width={72} aspect={4 / 5} decorative />
        <span>
          <strong>{product.title}</strong>
          <span className={styles.quiet}>{product.merchant}</span>
        </span>
      </Link>
      {review && !isChanging && <WrittenReview slug={slug} review={review} onChange={() => setChanging(true)} />}
      {!review && refusal && (
        <EmptyState
          title={refusal.code === 'not_received' ? 'Not available yet' : 'For buyers only'}
          text={refusal.message}
          action={
            <ButtonLink
              size={48}
              linkAs={Link}
              href={refusal.code === 'not_received' ? hrefs.orderHistory() : hrefs.product(slug)}
            >
              {refusal.code === 'not_received' ? 'Where is my order?' : 'View it'}
            </ButtonLink>
          }
        />
      )}
      {(isChanging || (!review && !refusal)) && (
        <FeedbackForm slug={slug} review={review} onDone={() => setChanging(false)} />
      )}
    </div>
  )
}
