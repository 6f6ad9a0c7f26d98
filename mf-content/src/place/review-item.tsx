import type { Review } from '@nukkad/contracts/endpoints/shop/reviews'
import { formatDay } from '@nukkad/platform'
import { PictureView } from '@nukkad/ui/picture-view'
import { Rating } from '@nukkad/ui/rating'
import styles from './reviews.module.css'

/** One review: plain text, with its author's photos. */
export function ReviewItem({ review }: { readonly review: Review }) {
  return (
    <li className={styles.review}>
      <Rating value={review.rating} />
      <h3 className={styles.title}>{review.title}</h3>
      <p className={styles.text}>{review.text}</p>
      {review.photos.length > 0 && (
        <ul className={styles.photos}>
          {review.photos.map((photo) => (
            <li key={photo.url}>
              <PictureView picture={photo} width={120} aspect={1} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.quiet}>
        {review.author}, <time dateTime={review.date}>{formatDay(review.date)}</time>
      </p>
    </li>
  )
}
