import type { Review } from '@nukkad/contracts/endpoints/shop/reviews'
import { formatDay } from '@nukkad/platform'
import { useHelpful } from '@nukkad/platform/helpful'
import { Button } from '@nukkad/ui/button'
import { IconCheck } from '@nukkad/ui/icons'
import { PictureView } from '@nukkad/ui/picture-view'
import { Rating } from '@nukkad/ui/rating'
import { lazy, Suspense, useState } from 'react'
import { MerchantsAnswer } from '../parts/reviews/merchants-answer.tsx'
import parts from '../parts/reviews/reviews.module.css'
import { useOpening } from '../parts/use-opening.ts'
import styles from './product-reviews.module.css'

const GalleryZoom = lazy(() => import('../parts/zoom/gallery-zoom.tsx'))

/** One buyer's review and photos; its text is rendered as plain text only. */
export function ReviewCard({ review, merchant }: { readonly review: Review; readonly merchant: string }) {
  const { id, title, text, author, date, verified, photos } = review
  const helpful = useHelpful(id, review.helpful_count)
  const zoom = useOpening()
  const [first, setFirst] = useState(0)
  return (
    <li className={styles.review}>
      <Rating value={review.rating} stars />
      <h2 className={styles.reviewTitle}>{title}</h2>
      <p className={parts.text}>{text}</p>
      {photos.length > 0 && (
        <ul className={parts.photos} aria-label="Photos">
          {photos.map((photo, at) => (
            <li key={photo.url}>
              <button
                type="button"
                className={styles.photo}
                aria-label={`Enlarge photo ${at + 1} of ${photos.length}`}
                onClick={() => {
                  setFirst(at)
                  zoom.open()
                }}
              >
                <PictureView picture={photo} width={88} aspect={1} decorative />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.reviewFoot}>
        <p className={styles.merchant}>
          {author} · {formatDay(date)}
          {verified && (
            <span className={styles.verified}>
              <IconCheck size={14} aria-hidden="true" /> bought it here
            </span>
          )}
        </p>
        <Button variant="quiet" size={36} aria-pressed={helpful.isMine} onClick={helpful.toggle}>
          Helpful{helpful.count > 0 && ` (${helpful.count})`}
        </Button>
      </div>
      <MerchantsAnswer merchant={merchant} answer={review.answer} />
      {zoom.isWanted && (
        <Suspense>
          <GalleryZoom
            images={photos}
            first={first}
            title={`Photos by ${author}`}
            isOpen={zoom.isOpen}
            onOpenChange={zoom.onOpenChange}
          />
        </Suspense>
      )}
    </li>
  )
}
