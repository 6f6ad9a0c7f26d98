import { closedCouponsCookie, closedCouponsIn, withClosedCoupon } from '@nukkad/contracts/closed-coupons'
import { Link, useApi, useBusEvent, useQuery, useSession, useTrack } from '@nukkad/platform'
import { IconClose, IconTag } from '@nukkad/ui/icons'
import { useEffect } from 'react'
import { useShownCity } from '../../parts/shown-city.ts'
import { couponQuery } from '../header.queries.ts'
import styles from './coupon-strip.module.css'
import PlainClose from './plain-close.noscript.tsx'

/**
 * The current offer, above everything. A closed offer is not shown again in this session: a cookie tells the server,
 * which marks the page, so that it does not flash. A different offer is shown.
 */
export function CouponStrip() {
  const { slug } = useShownCity()
  const { data } = useQuery({ ...couponQuery(useApi(), slug), placeholderData: (before) => before })
  const track = useTrack()
  useOrderedMark()
  const shown = data?.id
  useEffect(() => {
    if (shown !== undefined) markPage(closedCouponsIn(closedNow()).includes(shown))
  }, [shown])
  if (!data) return null
  const { id, type, htmlText, ctaUrl, ctaText, isForFirstOrder } = data
  return (
    <aside
      className={styles.strip}
      data-kind={type}
      data-coupon={id}
      data-first-order={isForFirstOrder || undefined}
      aria-label={type === 'offer' ? 'Offer' : 'News'}
    >
      <div className={styles.inside}>
        <p className={styles.words}>
          <IconTag size={16} aria-hidden="true" />
          <span dangerouslySetInnerHTML={{ __html: htmlText }} />
        </p>
        {ctaUrl && (
          <Link to={ctaUrl} className={styles.link} onClick={() => track('COUPON_BANNER_CLICKED', { id, type })}>
            {ctaText ?? 'See more'}
          </Link>
        )}
        <button
          type="button"
          className={styles.close}
          aria-label="Close this offer"
          onClick={() => closeForSession(id)}
          data-scripted=""
        >
          <IconClose size={18} aria-hidden="true" />
        </button>
        <noscript>
          <PlainClose id={id} />
        </noscript>
      </div>
    </aside>
  )
}

function closeForSession(id: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not known to all phones that we serve
  document.cookie = `${closedCouponsCookie}=${withClosedCoupon(closedNow(), id)}; path=/; samesite=lax`
  markPage(true)
}

const closedNow = () => new RegExp(`(?:^|; )${closedCouponsCookie}=([^;]*)`).exec(document.cookie)?.[1]

function markPage(isClosed: boolean) {
  if (isClosed) document.documentElement.dataset.couponClosed = ''
  else delete document.documentElement.dataset.couponClosed
}

/**
 * Offers for a first order are hidden from customers who have ordered: a cookie tells the server, which marks the page.
 */
function useOrderedMark() {
  const { user } = useSession()
  const hasOrdered = user?.hasOrdered === true
  useEffect(() => {
    if (hasOrdered) markOrdered()
  }, [hasOrdered])
  useBusEvent('order.placed', markOrdered)
}

function markOrdered() {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not known to all phones that we serve
  document.cookie = 'has_ordered=1; path=/; max-age=31536000; samesite=lax'
  document.documentElement.dataset.hasOrdered = ''
}
