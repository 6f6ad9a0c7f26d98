import type { ProductDetails } from '@nukkad/contracts/endpoints/shop/product'
import { formatDay, hrefs, Link } from '@nukkad/platform'
import { PictureView } from '@nukkad/ui/picture-view'
import { Rating } from '@nukkad/ui/rating'
import { Histogram } from '../parts/reviews/histogram.tsx'
import { MerchantsAnswer } from '../parts/reviews/merchants-answer.tsx'
import styles from '../parts/reviews/reviews.module.css'
import page from './product.module.css'

/** The buyers' reviews, with the number per rating. */
export function Reviews({ product }: { readonly product: ProductDetails }) {
  const { slug, rating, reviews, histogram, review_count: count } = product
  return (
    <section id="reviews" className={styles.reviews} aria-labelledby="reviews-title">
      <h2 id="reviews-title">What people say</h2>
      {rating === null || count === 0 ? (
        <p className={styles.lead}>
          No reviews yet. <Link to={hrefs.productFeedback(slug)}>If you own it, be the first to write one.</Link>
        </p>
      ) : (
        <div className={styles.reviewGrid}>
          <div>
            <p className={styles.scoreNumber}>{rating.toFixed(1)}</p>
            <p className={page.quiet}>
              from {count} {count === 1 ? 'review' : 'reviews'}
            </p>
            <Histogram counts={histogram} />
            <Link to={hrefs.productFeedback(slug)} className={styles.write}>
              Write a review
            </Link>
          </div>
          <div>
            <ul className={styles.reviewList}>
              {reviews.map(({ id, title, text, author, date, verified, photos, ...review }) => (
                <li key={id} className={styles.review}>
                  <Rating value={review.rating} stars />
                  <h3>{title}</h3>
                  <p className={styles.text}>{text}</p>
                  {photos.length > 0 && (
                    <Link to={hrefs.productReviews(slug)} className={styles.photos}>
                      {photos.map((photo) => (
                        <PictureView key={photo.url} picture={photo} width={88} aspect={1} />
                      ))}
                    </Link>
                  )}
                  <p className={page.quiet}>
                    {author}
                    {verified && ' · bought it here'} · {formatDay(date)}
                  </p>
                  <MerchantsAnswer merchant={product.merchant.name} answer={review.answer} />
                </li>
              ))}
            </ul>
            {count > reviews.length && (
              <Link to={hrefs.productReviews(slug)} className={styles.all}>
                All {count} reviews
              </Link>
            )}
          </div>
        </div>
      )}
    </section>
  )
}
