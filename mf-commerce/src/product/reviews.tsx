import type { ProductDetails } from '@nukkad/contracts/endpoints/catalogue'
import { formatDay } from '@nukkad/platform'
import { Rating } from '@nukkad/ui/rating'
import { Histogram } from './histogram.tsx'
import page from './product.module.css'
import styles from './reviews.module.css'

/** What buyers say, with how many said what. */
export function Reviews({ product }: { readonly product: ProductDetails }) {
  const { rating, reviews, histogram, review_count: count } = product
  return (
    <section id="reviews" className={styles.reviews} aria-labelledby="reviews-title">
      <h2 id="reviews-title">What people say</h2>
      {rating === null || count === 0 ? (
        <p className={styles.lead}>Nobody has written about this yet. Whoever buys it first can.</p>
      ) : (
        <div className={styles.reviewGrid}>
          <div className={styles.score}>
            <p className={styles.scoreNumber}>{rating.toFixed(1)}</p>
            <p className={page.quiet}>
              from {count} {count === 1 ? 'review' : 'reviews'}
            </p>
            <Histogram counts={histogram} />
          </div>
          <ul className={styles.reviewList}>
            {reviews.map((review) => (
              <li key={review.id} className={styles.review}>
                <Rating value={review.rating} stars />
                <h3>{review.title}</h3>
                <p>{review.text}</p>
                <p className={page.quiet}>
                  {review.author}
                  {review.verified && ' · bought it here'} · {formatDay(review.date)}
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
