import { otpSignIn, otpVerify, signIn, signUp } from '@nukkad/contracts/endpoints/people/auth'
import type { World } from '../../testing/world.ts'

export const goodPassword = 'a quiet lane in Mehrauli'
let count = 0

/** Builders and calls for signing in. */
export const givenAuth = (world: World) => ({
  /** An email address that is unique within this test file. */
  newEmail: () => `guest${++count}@example.com`,
  signUp: (email: string, password = goodPassword) =>
    world.call(signUp, { body: { email, password, firstName: 'Asha', lastName: 'Verma' } }),
  /** Signs in from a unique IP address unless one is given, because wrong tries delay the address, too. */
  signIn: (username: string, password = goodPassword, from = `10.0.${++count >> 8}.${count & 255}`) =>
    world.call(signIn, { body: { username, password }, headers: { 'x-forwarded-for': from } }),
  askForCode: (email: string) => world.call(otpSignIn, { body: { email } }),
  /** `browser` is the mark that a browser got with the code. */
  verifyCode: (email: string, otp: string, browser = '') =>
    world.call(otpVerify, { body: { email, otp }, ...(browser && { cookies: { nukkad_code: browser } }) }),
  /** The newest code for this address, read from the outbox. */
  async codeSentTo(email: string): Promise<string> {
    const [row] = await world.db<{ code: string }[]>`
      select payload #>> '{data,code}' as code from outbox
      where kind = 'mail' and key like 'one-time-code:%' and payload ->> 'to' = ${email}
      order by id desc limit 1`
    return row?.code ?? 'none'
  },
})

/** Six digits that are not the code. */
export const wrong = (code: string): string => code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))
