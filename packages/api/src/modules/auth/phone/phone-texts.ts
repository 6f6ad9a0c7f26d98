import { networkOf } from '@nukkad/contracts/network-of'
import type { Db, Tx } from '../../../db.ts'
import { Invalid, TooManyRequests } from '../../../errors.ts'
import type { Settings } from '../../../settings.ts'
import type { SmsService } from '../../sms/sms.service.ts'
import { noteRefused, textsOfTheDay, wasRefused } from '../codes/one-time-code.repository.ts'
import { codeRules, type OneTimeCodes } from '../codes/one-time-code.ts'
import { keyedHash } from '../keyed-hash.ts'

interface Parts {
  readonly db: Db
  readonly settings: Pick<Settings, 'API_SECRET' | 'PUBLIC_URL' | 'SMS_CODES_PER_DAY' | 'SMS_CODES_PER_ADDRESS'>
  readonly sms: SmsService
  readonly now: () => Date
}

interface TextedCode {
  readonly codes: OneTimeCodes
  readonly subject: string
  readonly phone: string
  readonly ip: string
  readonly browser?: string
}

/** A phone that was off may be on again after this time (milliseconds). */
const refusalHolds = 10 * 60_000
const refusedText = 'code'
const noTexts = () =>
  new Invalid(
    { phone: 'cannot receive texts' },
    'This number cannot receive texts. Please use another number or your email.',
  )

export type SendTextedCode = (tx: Tx, wanted: TextedCode) => Promise<void>

/**
 * Sends codes by text within the daily budgets: per number (the codes' own rule), per network, and in all. The last
 * line lets phones fill in the code on this site only (web.dev/web-otp). A new request for a number that recently
 * refused a text is told so, whether it has an account or not.
 */
export function createTextedCodes({ db, settings, sms, now }: Parts): SendTextedCode {
  sms.refusal<{ id: number }>(refusedText, ({ id }) => noteRefused(db, id, now()))
  const { hostname } = new URL(settings.PUBLIC_URL)
  return async (tx, { codes, subject, phone, ip, browser }) => {
    if (await wasRefused(tx, subject, new Date(now().getTime() - refusalHolds))) throw noTexts()
    const address = keyedHash(settings.API_SECRET, 'texts-from', networkOf(ip))
    const sent = await textsOfTheDay(tx, address, now())
    if (sent.all >= settings.SMS_CODES_PER_DAY || sent.here >= settings.SMS_CODES_PER_ADDRESS)
      throw new TooManyRequests(3600, 'We cannot send more texts right now. Please sign in with your email.')
    const { id, code } = await codes.create(tx, subject, { way: 'sms', address, ...(browser && { browser }) })
    const minutes = codeRules.lifetimeSeconds / 60
    const text = `${code} is your Nukkad code. It is valid for ${minutes} minutes. Do not share it.\n\n@${hostname} #${code}`
    const onRefusal = { name: refusedText, data: { id } }
    await sms.send(tx, { to: phone, key: `code:${id}`, text, onRefusal })
  }
}
