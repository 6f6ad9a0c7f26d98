/**
 * Names the guest's cart of this browser for forms that it sends without scripts. Scripts keep it the same as the id in
 * their storage, so that both are one cart; a user's cart has a number and is never named here.
 */
export const cartCookie = 'nukkad_cart'

/** As long as a guest's cart is kept without a change, in seconds. */
export const cartCookieSeconds = 90 * 24 * 60 * 60

/** The id of a guest's cart: 128 random bits, which nobody guesses. */
export const isGuestCartId = (text: string | null | undefined): text is string => /^[0-9a-f]{32}$/.test(text ?? '')
