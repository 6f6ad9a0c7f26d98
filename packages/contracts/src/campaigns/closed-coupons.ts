/** Names the coupon banners that this browser closed in its session, so that the server marks the page. */
export const closedCouponsCookie = 'coupon_closed'

const most = 20

/** Ids of closed banners in the cookie; anything that we did not put there counts as none. */
export const closedCouponsIn = (cookie: string | undefined): readonly string[] =>
  cookie && /^\d{1,9}(\.\d{1,9})*$/.test(cookie) ? cookie.split('.').slice(-most) : []

/** What the cookie holds when this one is closed too. */
export const withClosedCoupon = (cookie: string | undefined, id: string): string =>
  [...new Set([...closedCouponsIn(cookie), id])].slice(-most).join('.')

/** How the strip with a banner names it in the page. */
export const couponMark = (id: string): string => `data-coupon="${id}"`
