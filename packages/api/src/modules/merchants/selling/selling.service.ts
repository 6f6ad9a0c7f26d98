import { cityNameOf, cityOf } from '@nukkad/contracts'
import type { SellingRequest } from '@nukkad/contracts/endpoints/merchants/selling'
import { hrefs } from '@nukkad/contracts/hrefs'
import { type Db, transaction } from '../../../db.ts'
import { Conflict, Invalid } from '../../../errors.ts'
import type { MailService } from '../../mail/mail.service.ts'
import { findRequest, insertRepeat, putRequest, type Sending, sendingsOf } from './selling.repository.ts'

export interface SellingParts {
  readonly db: Db
  readonly now: () => Date
  readonly mail: MailService
  /** the address to which the team receives requests */
  readonly teamEmail: string
  /** the site's address, for links */
  readonly publicUrl: string
}

interface RequestData {
  readonly id: number
}

declare module '../../mail/mail.service.ts' {
  interface MailData {
    readonly 'selling-request-team': RequestData & {
      /** Something else was sent under the same address. */
      readonly repeat?: number
    }
    readonly 'selling-request-received': RequestData
    readonly 'selling-request-declined': RequestData
  }
}

/** More than anyone corrects a request; others may send as well, as nobody has proven to own the address. */
const mostRepeats = 10

const isSame = (sent: Sending, asked: SellingRequest) =>
  (['name', 'shop', 'phone', 'city', 'about'] as const).every((field) => sent[field] === asked[field]) &&
  sent.link === (asked.link ?? null)

/** Requests from people who would like to sell: stored, forwarded to the team, and confirmed to the sender. */
export function createSellingService({ db, now, mail, teamEmail, publicUrl }: SellingParts) {
  addMailTemplates({ db, mail, publicUrl })

  return {
    ask: (wanted: SellingRequest): Promise<void> =>
      transaction(db, async (tx) => {
        const asked = { ...wanted, email: wanted.email.trim().toLowerCase() }
        if (!cityOf(asked.city)) throw new Invalid({ city: 'is not one of our cities yet' })
        const at = now()
        const { id, isFirst } = await putRequest(tx, asked, at)
        const key = `${id}:${at.toISOString()}`
        const toTeam = { template: 'selling-request-team', to: teamEmail, key } as const
        // Nobody has proven to own the address: a repetition neither replaces the request nor sends its confirmation.
        if (!isFirst) {
          const sent = await sendingsOf(tx, id)
          if (sent.some((one) => isSame(one, asked))) return
          if (sent.length > mostRepeats)
            throw new Conflict('We have your request and will call you. Please tell us then what has changed.')
          const repeat = await insertRepeat(tx, id, asked, at)
          return mail.send(tx, { ...toTeam, data: { id, repeat } })
        }
        await mail.send(tx, { ...toTeam, data: { id } })
        await mail.send(tx, { template: 'selling-request-received', key, data: { id } })
      }),
  }
}

export type SellingService = ReturnType<typeof createSellingService>

function addMailTemplates({ db, mail, publicUrl }: Pick<SellingParts, 'db' | 'mail' | 'publicUrl'>): void {
  mail.template('selling-request-team', async ({ id, repeat }) => {
    const asked = await findRequest(db, id, repeat)
    if (!asked) return undefined
    return {
      subject: `${asked.shop} would like to sell${repeat === undefined ? '' : ' (sent again)'}`,
      heading: `${asked.name} of ${asked.shop} would like to sell`,
      parts: [
        {
          rows: [
            ['City', cityNameOf(asked.city)],
            ['Email', asked.email],
            ['Phone', `+91 ${asked.phone}`],
            ...(asked.link ? [['Website', asked.link] as const] : []),
          ],
        },
        { paragraph: asked.about },
        { button: 'Open the request', href: publicUrl + hrefs.sellRequests(id) },
      ],
    }
  })
  mail.template('selling-request-received', async ({ id }) => {
    const asked = await findRequest(db, id)
    if (!asked) return undefined
    return {
      to: asked.email,
      // Nobody has proven to own this address, so the mail repeats nothing that was typed.
      subject: 'We have received your request to sell',
      heading: 'Thank you for your interest in Nukkad',
      parts: [
        { paragraph: 'We will review your request and call you within three working days.' },
        { paragraph: 'Please have a few photos ready, and your GST number if you have one.' },
        { paragraph: 'If you did not ask to sell with us, ignore this email.' },
      ],
    }
  })
  mail.template('selling-request-declined', async ({ id }) => {
    const asked = await findRequest(db, id)
    if (!asked) return undefined
    const reason = asked.reason?.split('\n\n') ?? []
    return {
      to: asked.email,
      subject: 'Your request to sell on Nukkad',
      heading: 'Thank you for your interest in Nukkad',
      parts: [
        { paragraph: 'We have looked at your request, and cannot offer you a place in the shop at present.' },
        ...reason.map((paragraph) => ({ paragraph })),
        { paragraph: 'You are welcome to ask again when something has changed.' },
      ],
    }
  })
}
