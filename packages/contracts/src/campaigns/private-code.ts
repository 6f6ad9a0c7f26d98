import { createHmac } from 'node:crypto'

/**
 * The hash that is stored instead of the code of a private link, a token or a short link; it can't be computed without
 * the secret.
 */
export const privateCodeHash = (secret: string, code: string): Buffer =>
  createHmac('sha256', secret).update(`private-link\n${code}`).digest()
