import type { CartOffer } from '@nukkad/contracts/endpoints/cart/coupons'
import { formatRupees } from '@nukkad/platform'
import { Badge } from '@nukkad/ui/badge'
import { Button } from '@nukkad/ui/button'
import { Drawer } from '@nukkad/ui/drawer'
import styles from './coupon.module.css'
import type { Coupon } from './use-coupon.ts'

interface OffersDrawerProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly offers: readonly CartOffer[]
  readonly coupon: Coupon
}

/** On screens narrower than this, the drawer opens from the bottom, within thumb's reach. */
const phone = 800

/** Every coupon for this cart: what it saves, or what is missing. Fetched when the drawer is opened. */
export default function OffersDrawer({ isOpen, onOpenChange, offers, coupon }: OffersDrawerProps) {
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      side={innerWidth < phone ? 'bottom' : 'right'}
      title="Offers for this bag"
    >
      <ul className={styles.offers}>
        {offers.map((offer) => (
          <li key={offer.code} className={styles.offer} data-best={offer.is_best || undefined}>
            <div>
              <p className={styles.code}>
                <span translate="no">{offer.code}</span> {offer.is_best && <Badge tone="success">Saves most</Badge>}
              </p>
              <p className={styles.terms}>{offer.text || offer.title}</p>
              {offer.saves > 0 && <p className={styles.saves}>Saves {formatRupees(offer.saves)}</p>}
              {offer.reason && <p className={styles.terms}>{offer.reason}</p>}
            </div>
            {offer.is_applied ? (
              <strong className={styles.saves}>In use</strong>
            ) : (
              <Button
                variant="secondary"
                size={40}
                disabled={!offer.is_applicable}
                busy={coupon.isBusyWith(offer.code)}
                aria-label={`Use ${offer.code}`}
                onClick={() => coupon.use(offer.code, () => onOpenChange(false))}
              >
                Use
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Drawer>
  )
}
