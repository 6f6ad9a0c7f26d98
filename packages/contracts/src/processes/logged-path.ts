/**
 * Parts of addresses that open something for anyone who reads them: codes of private links, tokens and guests' carts,
 * which are hexadecimal, and saved lists of gifts.
 */
const secrets =
  /(?<=\/)(t-)?[0-9a-f]{16,}(?=\/|$)|(?<=\/(event\/gifts|gift-finder\/choices)\/([^/]+\/)?)[\w-]{22}(?=\/|$)/gi

/** The path of an address as servers log it: without the secret parts, and without the query, which may contain tokens. */
export const loggedPath = (url: string): string => (url.split('?', 1)[0] ?? '').replace(secrets, '…')
