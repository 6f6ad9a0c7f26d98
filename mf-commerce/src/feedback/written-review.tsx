import type { MyReview } from '@nukkad/contracts/endpoints/shop/reviews'
import { formatDay, hrefs, Link } from '@nukkad/platform'
import { Button, ButtonLink } from '@nukkad/ui/button'
import { PictureView } from '@nukkad/ui/picture-view'
import { Rating } from '@nukkad/ui/rating'
import parts from '../parts/reviews/reviews.module.css'
import styles from './feedback.module.css'

interface WrittenReviewProps {
  readonly slug: string
  readonly review: MyReview
  readonly onChange: () => void
}

const notes = {
  published: null,
  held: 'Your review contains a link, so we are checking it. Until then, only you can see it.',
  refused: 'Not published because it was not about the product. Edit it and we will check it again.',
} as const

/** The user's own review, and whether others can see it. */
export function WrittenReview({ slug, review, onChange }: WrittenReviewProps) {
  const note = notes[review.state]
  return (
    <article className={styles.written}>
      {note && (
        <p className={styles.note} role="status">
          {note}
        </p>
      )}
      <Rating value={review.rating} stars />
      <h2 className={styles.reviewTitle}>{review.title}</h2>
      <p className={parts.text}>{review.text}</p>
      {review.photos.length > 0 && (
        <div className={parts.photos}>
          {review.photos.map((photo) => (
            <PictureView key={photo.url} picture={photo} width={88} aspect={1} />
          ))}
        </div>
      )}
      <p className={styles.quiet}>{formatDay(review.date)}</p>
      <div className={styles.actions}>
        <Button variant="secondary" size={48} onClick={onChange}>
          Change it
        </Button>
        <ButtonLink variant="quiet" size={48} linkAs={Link} href={hrefs.productReviews(slug)}>
          What others say
        </ButtonLink>
      </div>
    </article>
  )
}
