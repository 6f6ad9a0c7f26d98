/**
 * The guest's cart of this browser, for forms that are sent without scripts. Scripts keep it equal to the id in their
 * storage, so that both use one cart; a user's cart has a number and is never stored here.
 */
export const cartCookie = 'nukkad_cart'

/** How long an unchanged guest cart is kept, in seconds. */
export const cartCookieSeconds = 90 * 24 * 60 * 60

/** Whether a text is the id of a guest's cart: 128 random bits, which can't be guessed. */
export const isGuestCartId = (text: string | null | undefined): text is string => /^[0-9a-f]{32}$/.test(text ?? '')
