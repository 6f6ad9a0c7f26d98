import type { Queryable } from '../../db.ts'
import { Unavailable } from '../../errors.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import type { Settings } from '../../settings.ts'

/** One text to one phone. */
export interface Sms {
  /** Ten digits, or with the country's code before: +919876543210. */
  readonly to: string
  /** The same key is sent once. */
  readonly key: string
  readonly text: string
}

export interface SmsService {
  /** Sends after the caller's transaction, and only if it commits. */
  send(tx: Queryable, sms: Sms): Promise<void>
}

const patience = 10_000

/**
 * Texts go through the outbox to a gateway that speaks Twilio's Messages resource: a form by POST, the account's number
 * (which stands in the address) and its key as basic authentication, 201 with a `sid` as the yes. A process that dies
 * between that yes and our note of it sends again: for a code that is one text too many, and no harm.
 */
export function createSmsService(
  outbox: Outbox,
  { SMS_URL, SMS_KEY, SMS_FROM }: Pick<Settings, 'SMS_URL' | 'SMS_KEY' | 'SMS_FROM'>,
): SmsService {
  const account = /\/Accounts\/(\w+)\//.exec(SMS_URL)?.[1] ?? ''
  const authorization = `Basic ${Buffer.from(`${account}:${SMS_KEY}`).toString('base64')}`

  outbox.handle('sms', async (payload) => {
    const { to, text } = payload as Sms
    const answer = await fetch(SMS_URL, {
      method: 'POST',
      headers: { authorization },
      body: new URLSearchParams({ To: to.startsWith('+') ? to : `+91${to}`, From: SMS_FROM, Body: text }),
      signal: AbortSignal.timeout(patience),
    })
    if (!answer.ok) throw new Unavailable(`The SMS gateway answered ${answer.status}.`)
  })

  return {
    async send(tx, { key, ...sms }) {
      await outbox.enqueue(tx, { kind: 'sms', key, payload: { key, ...sms }, lane: 'codes' })
    },
  }
}
