import { createHmac } from 'node:crypto'

/** What is stored in place of the code in a private link, a token or a short link: nobody makes it without the secret. */
export const privateCodeHash = (secret: string, code: string): Buffer =>
  createHmac('sha256', secret).update(`private-link\n${code}`).digest()
