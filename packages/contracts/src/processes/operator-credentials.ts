import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** The challenge that makes a browser ask for the operators' password. */
export const operatorChallenge = 'Basic realm="Nukkad operators", charset="UTF-8"'

/** The `Authorization` header of an operator: the user `operator` over HTTP Basic. */
export const operatorAuthorization = (password: string): string =>
  `Basic ${Buffer.from(`operator:${password}`).toString('base64')}`

/** Whether an `Authorization` header contains the operators' password. Compares in constant time. */
export function isOperator(authorization: string | undefined, password: string): boolean {
  const [, given = ''] = /^basic +(\S+)$/i.exec(authorization ?? '') ?? []
  return timingSafeEqual(digest(`Basic ${given}`), digest(operatorAuthorization(password)))
}
