import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import type { CartOffer } from '@nukkad/contracts/endpoints/cart/coupons'
import { formatRupees, useApi, useQuery, useTrack } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { lazy, Suspense, useState } from 'react'
import { cartOffersQuery } from '../../parts/cart/cart.queries.ts'
import page from '../cart.module.css'
import styles from './coupon.module.css'
import { CouponForm } from './coupon-form.tsx'
import { type Coupon, useCoupon } from './use-coupon.ts'
import { useStoredCoupon } from './use-stored-coupon.ts'

const OffersDrawer = lazy(() => import('./offers-drawer.tsx'))

/** The applied coupon, a better one as a one-tap button, and the others in a drawer. */
export function CouponPanel({ cart }: { readonly cart: Cart }) {
  const api = useApi()
  const offers = useQuery(cartOffersQuery(api, cart)).data ?? []
  const coupon = useCoupon(cart)
  const { coupon_code: applied } = cart.totals
  useStoredCoupon(cart, coupon)
  const track = useTrack()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const best = offers.find(({ is_best }) => is_best)
  const appliedSaves = offers.find(({ code }) => code === applied)?.saves ?? 0
  // The coupon that a slightly larger cart would qualify for; the drawer gives the reasons for the others.
  const next = offers.find(({ is_applicable, reason }) => !is_applicable && reason?.startsWith('Add '))
  return (
    <section className={styles.coupon} aria-label="Coupon">
      {applied && <Applied cart={cart} offers={offers} coupon={coupon} />}
      {best && best.code !== applied && best.saves > appliedSaves && (
        <div className={styles.ticket} data-open>
          <p>
            <strong>{best.code}</strong>{' '}
            {appliedSaves > 0
              ? `would save ${formatRupees(best.saves - appliedSaves)} more`
              : `saves ${formatRupees(best.saves)}`}
          </p>
          <Button
            variant="secondary"
            size={40}
            busy={coupon.isBusyWith(best.code)}
            onClick={() => coupon.use(best.code)}
          >
            {applied ? 'Use this instead' : 'Use it'}
          </Button>
        </div>
      )}
      <CodeField cart={cart} coupon={coupon} />
      {offers.length > 0 && (
        <div className={styles.more}>
          <p>{next?.reason}</p>
          <button
            type="button"
            className={page.textButton}
            onClick={() => {
              setOpened(true)
              track('COUPONS_OPENED', { offers: offers.length })
              setOpen(true)
            }}
          >
            {offers.length === 1 ? 'See the offer' : `See all ${offers.length} offers`}
          </button>
        </div>
      )}
      {wasOpened && (
        <Suspense>
          <OffersDrawer isOpen={isOpen} onOpenChange={setOpen} offers={offers} coupon={coupon} />
        </Suspense>
      )}
    </section>
  )
}

interface CodeFieldProps {
  readonly cart: Cart
  readonly coupon: Coupon
}

/** The field for a code; with a coupon on the cart, a button that opens it. */
function CodeField({ cart, coupon }: CodeFieldProps) {
  const { coupon_code: applied } = cart.totals
  /** The applied code beside which the buyer asked for the field: another one closes it. */
  const [replaced, setReplaced] = useState<string | null>(null)
  if (!applied || replaced === applied)
    return <CouponForm coupon={coupon} refusal={applied ? null : cart.coupon_error} hasFocus={applied !== null} />
  return (
    <>
      {coupon.error && (
        <p role="alert" className={page.trouble}>
          {coupon.error}
        </p>
      )}
      <div>
        <button
          type="button"
          className={page.textButton}
          onClick={() => {
            coupon.forgetError()
            setReplaced(applied)
          }}
        >
          I have another code
        </button>
      </div>
    </>
  )
}

interface AppliedProps {
  readonly cart: Cart
  readonly offers: readonly CartOffer[]
  readonly coupon: Coupon
}

function Applied({ cart, offers, coupon }: AppliedProps) {
  const { coupon_code: code } = cart.totals
  const discount = cart.applied_discounts.find(({ label }) => label === code)?.amount
  const saves = discount ?? offers.find((offer) => offer.code === code)?.saves
  return (
    <div className={styles.ticket}>
      <p role="status">
        <strong>{code}</strong> {saves ? `saves ${formatRupees(saves)}` : 'is on your bag'}
      </p>
      <Button
        variant="quiet"
        size={40}
        busy={coupon.isBusyWith(null)}
        aria-label={`Remove ${code}`}
        onClick={coupon.remove}
      >
        Remove
      </Button>
    </div>
  )
}
