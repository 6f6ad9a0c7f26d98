import type { BrandReview } from '@nukkad/contracts/endpoints/merchants/merchant-pages'
import { formatLongDay, hrefs, Link } from '@nukkad/platform'
import { PictureView } from '@nukkad/ui/picture-view'
import { Rating } from '@nukkad/ui/rating'
import styles from './merchant-reviews.module.css'

/** One review, with the product it is about. */
export function MerchantReview({ review }: { readonly review: BrandReview }) {
  const { author, rating, title, text, verified, date, product } = review
  return (
    <li className={styles.review}>
      <Rating value={rating} stars />
      <h3 className={styles.reviewTitle}>{title}</h3>
      <p>{text}</p>
      <p className={styles.by}>
        {author}, <time dateTime={date}>{formatLongDay(date)}</time>
        {verified && <span className={styles.verified}> · Bought here</span>}
      </p>
      <Link className={styles.product} to={hrefs.product(product.slug)}>
        <span className={styles.productPicture}>
          <PictureView picture={product.image} width={40} aspect={1} decorative />
        </span>
        {product.title}
      </Link>
    </li>
  )
}
