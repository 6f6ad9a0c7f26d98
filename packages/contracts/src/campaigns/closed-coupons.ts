/** Lists the coupon banners closed in this browser session, so that the server can mark the page. */
export const closedCouponsCookie = 'coupon_closed'

const most = 20

/** Ids of closed banners in the cookie; a malformed value counts as empty. */
export const closedCouponsIn = (cookie: string | undefined): readonly string[] =>
  cookie && /^\d{1,9}(\.\d{1,9})*$/.test(cookie) ? cookie.split('.').slice(-most) : []

/** The value of the cookie once this banner is closed too. */
export const withClosedCoupon = (cookie: string | undefined, id: string): string =>
  [...new Set([...closedCouponsIn(cookie), id])].slice(-most).join('.')

/** The attribute by which the page's markup names a banner. */
export const couponMark = (id: string): string => `data-coupon="${id}"`
