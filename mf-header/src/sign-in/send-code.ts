import { isPhone } from '@nukkad/contracts/contact-problem'
import { otpSignIn } from '@nukkad/contracts/endpoints/people/auth'
import { phoneSignInCode } from '@nukkad/contracts/endpoints/people/phone-sign-in'
import type { Api } from '@nukkad/platform'

/** Sends a code to a phone or an email address; resolves with the seconds until another one may be requested. */
export async function sendCode(api: Api, contact: string): Promise<number> {
  const { data } = isPhone(contact)
    ? await api.call(phoneSignInCode, { body: { phone: contact } })
    : await api.call(otpSignIn, { body: { email: contact } })
  return data.resendAfterSeconds
}
