import { isPhone } from '@nukkad/contracts/contact-problem'
import { otpSignIn, phoneSignInCode } from '@nukkad/contracts/endpoints/people/auth'
import type { Api } from '@nukkad/platform'

/** Has a code sent to a phone or a mail address; answers after how many seconds another may be asked for. */
export async function sendCode(api: Api, contact: string): Promise<number> {
  const { data } = isPhone(contact)
    ? await api.call(phoneSignInCode, { body: { phone: contact } })
    : await api.call(otpSignIn, { body: { email: contact } })
  return data.resendAfterSeconds
}
