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

interface RequestedCode {
  readonly codes: OneTimeCodes
  readonly subject: string
  readonly ip: string
  readonly browser?: string
}

interface TextedCode extends RequestedCode {
  readonly phone: string
}

/** A phone that was off may be on again after this time (milliseconds). */
const refusalHolds = 10 * 60_000
const refusedText = 'code'

declare module '../../sms/sms-data.ts' {
  interface SmsRefusalData {
    readonly code: { readonly id: number }
  }
}

const noTexts = () =>
  new Invalid(
    { phone: 'cannot receive texts' },
    'This number cannot receive texts. Please use another number or your email.',
  )

/** Codes sent by text, within the daily budgets: per number (the codes' own rule), per network, and in all. */
export interface TextedCodes {
  /** Creates a code that counts as sent by text; throws TooManyRequests when a budget is used up. */
  create(tx: Tx, wanted: RequestedCode): Promise<{ id: number; code: string }>
  /** What the text says. Its last line lets phones fill in the code on this site only (web.dev/web-otp). */
  write(code: string, use?: string): string
  /**
   * Creates a code and sends it. A new request for a number that recently refused a text fails with a message that
   * says so, whether the number has an account or not.
   */
  send(tx: Tx, wanted: TextedCode): Promise<void>
}

export function createTextedCodes({ db, settings, sms, now }: Parts): TextedCodes {
  sms.refusal(refusedText, ({ id }) => noteRefused(db, id, now()))
  const { hostname } = new URL(settings.PUBLIC_URL)
  const { lifetimeSeconds } = codeRules

  async function create(tx: Tx, { codes, subject, ip, browser }: RequestedCode) {
    const address = keyedHash(settings.API_SECRET, 'texts-from', networkOf(ip))
    const sent = await textsOfTheDay(tx, address, now())
    if (sent.all >= settings.SMS_CODES_PER_DAY || sent.here >= settings.SMS_CODES_PER_ADDRESS)
      throw new TooManyRequests(3600, 'We cannot send more texts right now. Please sign in with your email.')
    return codes.create(tx, subject, { way: 'sms', address, ...(browser && { browser }) })
  }

  function write(code: string, use = ''): string {
    const minutes = lifetimeSeconds / 60
    return `${code} is your Nukkad code${use}. It is valid for ${minutes} minutes. Do not share it.\n\n@${hostname} #${code}`
  }

  return {
    create,
    write,
    async send(tx, { phone, ...wanted }) {
      if (await wasRefused(tx, wanted.subject, new Date(now().getTime() - refusalHolds))) throw noTexts()
      const { id, code } = await create(tx, wanted)
      const onRefusal = { name: refusedText, data: { id } } as const
      await sms.send(tx, { to: phone, key: `code:${id}`, text: write(code), onRefusal, lifetimeSeconds })
    },
  }
}
