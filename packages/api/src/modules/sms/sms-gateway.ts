import { Unavailable } from '../../errors.ts'
import type { Settings } from '../../settings.ts'

export type SmsGatewaySettings = Pick<Settings, 'SMS_URL' | 'SMS_KEY' | 'SMS_FROM'>

const patience = 10_000

/**
 * A gateway with Twilio's Messages API: a form by POST, the account id (from the URL) and its key as basic
 * authentication, 201 with a `sid` on success. Throws Unavailable when the outcome is unknown.
 */
export function createSmsGateway({ SMS_URL, SMS_KEY, SMS_FROM }: SmsGatewaySettings) {
  const account = /\/Accounts\/(\w+)\//.exec(SMS_URL)?.[1] ?? ''
  const authorization = `Basic ${Buffer.from(`${account}:${SMS_KEY}`).toString('base64')}`

  return async (to: string, text: string): Promise<'sent' | 'refused'> => {
    const answer = await fetch(SMS_URL, {
      method: 'POST',
      headers: { authorization },
      body: new URLSearchParams({ To: to.startsWith('+') ? to : `+91${to}`, From: SMS_FROM, Body: text }),
      signal: AbortSignal.timeout(patience),
    })
    // Twilio answers 400 for a number that is invalid, cannot be reached, or has opted out.
    if (answer.status === 400) return 'refused'
    if (!answer.ok) throw new Unavailable(`The SMS gateway responded with status ${answer.status}.`)
    return 'sent'
  }
}
