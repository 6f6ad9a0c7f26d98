/** What the product calls itself: the one place to change it. */
export const siteName = 'Nukkad'
