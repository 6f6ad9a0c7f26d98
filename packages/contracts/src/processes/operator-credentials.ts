import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** What a browser is told so that it asks a person for the operators' password. */
export const operatorChallenge = 'Basic realm="Nukkad operators", charset="UTF-8"'

/** The `Authorization` of whoever runs the site: the user `operator` by HTTP Basic. */
export const operatorAuthorization = (password: string): string =>
  `Basic ${Buffer.from(`operator:${password}`).toString('base64')}`

/** Does an `Authorization` header give the operators' password? Takes the same time however much of it is right. */
export function isOperator(authorization: string | undefined, password: string): boolean {
  const [, given = ''] = /^basic +(\S+)$/i.exec(authorization ?? '') ?? []
  return timingSafeEqual(digest(`Basic ${given}`), digest(operatorAuthorization(password)))
}
