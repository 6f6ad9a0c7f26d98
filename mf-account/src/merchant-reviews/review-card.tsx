import { longestReviewAnswer, type MerchantReview } from '@nukkad/contracts/endpoints/merchants/merchant-reviews'
import { formatDay } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { PictureView } from '@nukkad/ui/picture-view'
import { Rating } from '@nukkad/ui/rating'
import { useLostFocus } from '@nukkad/ui/use-lost-focus'
import { lazy, Suspense, useState } from 'react'
import { AboutProduct } from '../parts/answering/about-product.tsx'
import { AnswerForm } from '../parts/answering/answer-form.tsx'
import styles from '../parts/answering/answering.module.css'
import { useReviewChange } from './merchant-reviews.queries.ts'

const ConfirmDialog = lazy(async () => ({ default: (await import('@nukkad/ui/confirm-dialog')).ConfirmDialog }))

/** A buyer's review with the merchant's answer. The field opens on demand, since few reviews need an answer. */
export function ReviewCard({ review }: { readonly review: MerchantReview }) {
  const { id, title, text, rating, photos, answer } = review
  const [isWriting, setWriting] = useState(false)
  const saving = useReviewChange(review)
  const acts = useLostFocus<HTMLLIElement>(isWriting)
  return (
    <li ref={acts} tabIndex={-1} className={styles.card} aria-label={title}>
      <AboutProduct product={review.product}>
        {review.author} wrote on {formatDay(review.written_at)}
        {review.verified && ', and bought it here'}
      </AboutProduct>
      <Rating value={rating} stars />
      <h2 className={styles.asked}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {photos.length > 0 && (
        <ul className={styles.photos} aria-label="Photos">
          {photos.map((photo) => (
            <li key={photo.url}>
              <a href={photo.url} target="_blank" rel="noopener noreferrer" aria-label={photo.alt}>
                <PictureView picture={photo} width={88} aspect={1} decorative />
              </a>
            </li>
          ))}
        </ul>
      )}
      {answer !== null && !isWriting && <p className={styles.answer}>{answer}</p>}
      {isWriting ? (
        <AnswerForm
          before={answer}
          draftName={`review answer ${id}`}
          longest={longestReviewAnswer}
          isAtHand={false}
          saving={saving}
          onDone={() => setWriting(false)}
        />
      ) : (
        <Acts review={review} saving={saving} onWrite={() => setWriting(true)} />
      )}
    </li>
  )
}

interface ActsProps {
  readonly review: MerchantReview
  readonly saving: ReturnType<typeof useReviewChange>
  readonly onWrite: () => void
}

function Acts({ review: { title, answer }, saving, onWrite }: ActsProps) {
  const [isAsking, setAsking] = useState(false)
  const write = answer === null ? 'Answer' : 'Edit answer'
  return (
    <div className={styles.actions}>
      <Button variant="secondary" size={40} aria-label={`${write}: ${title}`} onClick={onWrite}>
        {write}
      </Button>
      {answer !== null && (
        <Button variant="quiet" size={40} aria-label={`Delete answer: ${title}`} onClick={() => setAsking(true)}>
          Delete answer
        </Button>
      )}
      {saving.isError && (
        <p className={styles.quiet} role="alert">
          {saving.error.message}
        </p>
      )}
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onClose={() => setAsking(false)}
            title="Delete your answer?"
            description="Nobody can read it any more. You can answer the review again."
            confirm="Delete answer"
            busy={saving.isPending}
            onConfirm={() => saving.mutate({ answer: null }, { onSettled: () => setAsking(false) })}
          />
        </Suspense>
      )}
    </div>
  )
}
