import type { AccessOffer } from '@nukkad/contracts/endpoints/access/access-offer'
import { Link } from '@nukkad/platform'
import { coveringLink } from '@nukkad/ui/covering-link'
import { PictureView } from '@nukkad/ui/picture-view'
import styles from './offer-card.module.css'

/** An offer as a coupon: its value on the stub, its title and place beside it. */
export function OfferCard({ offer, isFirst = false }: { readonly offer: AccessOffer; readonly isFirst?: boolean }) {
  const giver = offer.place ?? offer.merchant
  return (
    <article className={styles.coupon}>
      <PictureView
        picture={offer.image}
        width={{ mobile: 360, desktop: 380 }}
        aspect={16 / 9}
        priority={isFirst}
        decorative
        className={styles.picture}
      />
      <div className={styles.stub}>
        <p className={styles.worth}>{offer.discountLabel}</p>
        <h3 className={styles.title}>
          <Link to={offer.href} className={coveringLink}>
            {offer.title}
          </Link>
        </h3>
        <p className={styles.where}>{[giver?.title, giver?.locality].filter(Boolean).join(', ')}</p>
        <p className={styles.limit}>
          {offer.limit}
          {offer.left !== null && ` · ${offer.left > 0 ? `${offer.left} left` : 'all gone'}`}
        </p>
      </div>
    </article>
  )
}
