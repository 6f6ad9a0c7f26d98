import type { Tx } from '../../db.ts'
import { TooManyRequests } from '../../errors.ts'
import type { Settings } from '../../settings.ts'
import type { SmsService } from '../sms/sms.service.ts'
import { keyedHash } from './keyed-hash.ts'
import { textsOfTheDay } from './one-time-code.repository.ts'
import { codeRules, type OneTimeCodes } from './one-time-code.ts'

interface Parts {
  readonly settings: Pick<Settings, 'API_SECRET' | 'PUBLIC_URL' | 'SMS_CODES_PER_DAY' | 'SMS_CODES_PER_ADDRESS'>
  readonly sms: SmsService
  readonly now: () => Date
}

export interface TextedCode {
  readonly codes: OneTimeCodes
  readonly subject: string
  readonly phone: string
  readonly ip: string
  readonly browser?: string
}

export type SendTextedCode = (tx: Tx, wanted: TextedCode) => Promise<void>

/**
 * Sends codes by text, as far as a day's budget goes: by number (the codes' own rule), by address, and in all. The last
 * line is what phones fill in by themselves on this site alone (web.dev/web-otp).
 */
export function createTextedCodes({ settings, sms, now }: Parts): SendTextedCode {
  const { hostname } = new URL(settings.PUBLIC_URL)
  return async (tx, { codes, subject, phone, ip, browser }) => {
    const address = keyedHash(settings.API_SECRET, 'texts-from', ip)
    const sent = await textsOfTheDay(tx, address, now())
    if (sent.all >= settings.SMS_CODES_PER_DAY || sent.here >= settings.SMS_CODES_PER_ADDRESS)
      throw new TooManyRequests(3600, 'We can send no more texts just now. Please sign in with your email.')
    const { id, code } = await codes.create(tx, subject, { way: 'sms', address, ...(browser && { browser }) })
    const minutes = codeRules.lifetimeSeconds / 60
    const text = `${code} is your Nukkad code. It holds for ${minutes} minutes; give it to nobody.\n\n@${hostname} #${code}`
    await sms.send(tx, { to: phone, key: `code:${id}`, text })
  }
}
