import { Unavailable } from '../../errors.ts'
import type { Settings } from '../../settings.ts'

export type SmsGatewaySettings = Pick<Settings, 'SMS_URL' | 'SMS_KEY' | 'SMS_FROM'>

const patience = 10_000

/**
 * A gateway that speaks Twilio's Messages resource: a form by POST, the account's number (which stands in the address)
 * and its key as basic authentication, 201 with a `sid` as the yes. Throws Unavailable when it says neither yes nor no.
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
    // Twilio answers 400 for a number that is none, that cannot be reached, or that wants no texts.
    if (answer.status === 400) return 'refused'
    if (!answer.ok) throw new Unavailable(`The SMS gateway answered ${answer.status}.`)
    return 'sent'
  }
}
