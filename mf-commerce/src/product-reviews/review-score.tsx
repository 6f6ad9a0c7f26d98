import type { ReviewPage } from '@nukkad/contracts/endpoints/shop/reviews'
import { hrefs, Link } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { PictureView } from '@nukkad/ui/picture-view'
import { Rating } from '@nukkad/ui/rating'
import { VisuallyHidden } from '@nukkad/ui/visually-hidden'
import bars from '../parts/reviews/reviews.module.css'
import styles from './product-reviews.module.css'
import { hrefOf, type ReviewChoice } from './review-choice.ts'

interface ReviewScoreProps {
  readonly slug: string
  readonly page: ReviewPage
  readonly choice: ReviewChoice
}

/** The product, its rating, and the number of reviews per rating: each bar is a filter. */
export function ReviewScore({ slug, page, choice }: ReviewScoreProps) {
  const { product, rating, review_count: count, verified_count: verified, photo_count: photos, histogram } = page
  const most = Math.max(...histogram, 1)
  return (
    <aside className={styles.score} aria-label="Rating">
      <Link to={hrefs.product(slug)} className={styles.product}>
        <PictureView picture={product.image} width={72} aspect={4 / 5} decorative />
        <span>
          <strong>{product.title}</strong>
          <span className={styles.merchant}>{product.merchant}</span>
        </span>
      </Link>
      {rating !== null && (
        <>
          <div className={styles.number}>
            <span className={bars.scoreNumber}>{rating.toFixed(1)}</span>
            <div>
              <Rating value={rating} stars />
              <p className={styles.merchant}>
                {count} {count === 1 ? 'review' : 'reviews'}, {verified} by people who bought it here
              </p>
            </div>
          </div>
          <ul className={styles.bars} aria-label="Reviews by stars">
            {[5, 4, 3, 2, 1].map((stars) => {
              const number = histogram[stars - 1] ?? 0
              const isChosen = choice.stars === stars
              return (
                <li key={stars}>
                  <Link
                    to={hrefOf(slug, choice, { stars: isChosen ? null : stars })}
                    replace
                    keepScroll
                    aria-current={isChosen ? 'true' : undefined}
                  >
                    <span>
                      {stars} <span aria-hidden="true">★</span>
                      <VisuallyHidden>{stars === 1 ? 'star' : 'stars'}: </VisuallyHidden>
                    </span>
                    <span className={bars.track} aria-hidden="true">
                      <span className={bars.share} style={{ width: `${(number / most) * 100}%` }} />
                    </span>
                    <span className={bars.barCount}>{number}</span>
                  </Link>
                </li>
              )
            })}
          </ul>
          {photos > 0 && (
            <Link
              to={hrefOf(slug, choice, { photos: !choice.photos })}
              replace
              keepScroll
              className={styles.chip}
              aria-current={choice.photos ? 'true' : undefined}
            >
              With photos ({photos})
            </Link>
          )}
        </>
      )}
      <ButtonLink variant="secondary" size={48} wide linkAs={Link} href={hrefs.productFeedback(slug)}>
        Write a review
      </ButtonLink>
    </aside>
  )
}
