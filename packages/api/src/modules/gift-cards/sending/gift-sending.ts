import { type Db, type Queryable, type Tx, transaction } from '../../../db.ts'
import type { Outbox } from '../../../outbox/outbox.ts'
import { momentInWords } from '../../events/series/kolkata-days.ts'
import type { MailService } from '../../mail/mail.service.ts'
import type { WrittenMail } from '../../mail/written-mail.ts'
import type { Contacts } from '../../orders/mails/order-mails.ts'
import type { SmsService } from '../../sms/sms.service.ts'
import type { CardRow } from '../card-columns.repository.ts'
import * as designs from '../design.repository.ts'
import * as cards from '../gift-card.repository.ts'
import type { GiftCodes, MadeCode } from '../redeeming/gift-code.ts'
import { boughtMail, bouncedMail } from './buyer-mails.ts'
import type { MailParts } from './gift-mail-parts.ts'
import { endingMail, extendedMail, extendedText, giftMail, giftText } from './gift-mails.ts'
import type { GiftPictures } from './gift-picture.ts'
import * as sendings from './gift-sending.repository.ts'

export interface GiftSendingParts {
  readonly db: Db
  readonly outbox: Outbox
  readonly mail: MailService
  readonly sms: SmsService
  readonly contacts: Contacts
  readonly codes: GiftCodes
  readonly pictures: GiftPictures
  readonly publicUrl: string
  readonly now: () => Date
}

/** One sending of a card; a newer one replaces it. */
interface Sending {
  giftId: string
  generation: number
  isReminder?: boolean
  /** The card had expired and is valid again. */
  isExtended?: boolean
}
interface ToBuyer {
  giftId: string
  generation?: number
}

declare module '../../../outbox/outbox-entry.ts' {
  interface OutboxPayloads {
    readonly 'gift-card': Sending
  }
}
declare module '../../sms/sms-data.ts' {
  interface SmsTextData {
    readonly 'gift-card': Sending
  }
}
declare module '../../mail/mail.service.ts' {
  interface MailData {
    readonly 'gift-card': Sending
    readonly 'gift-card-bounced': ToBuyer
    readonly 'gift-card-bought': ToBuyer
  }
}

export interface GiftSending {
  /** Schedules the card for that moment; sendings planned earlier are dropped. */
  plan(tx: Queryable, sending: Sending & { at: Date }): Promise<void>
  tellBought(tx: Tx, giftId: string): Promise<void>
}

const leaveKind = 'gift-card'

/**
 * Sends cards: scheduled → sending → sent or bounced. The sending time waits in the outbox; the mail is written when it
 * is sent, and its code and token exist in the mail alone.
 */
// limit: one mail from scheduling to delivery, whose steps create and void its link
export function createGiftSending(parts: GiftSendingParts): GiftSending {
  const { db, outbox, mail, sms, contacts, codes, pictures, publicUrl, now } = parts

  async function aboutCard(card: CardRow): Promise<MailParts> {
    const design = (await designs.designsOf(db, [card.design])).get(card.design)
    return { card, title: design?.title ?? 'A gift card', image: design?.image ?? '', publicUrl }
  }

  /** A retry after a crash between the mail server's acceptance and our record of it produces the same code. */
  const makeCode = ({ giftId, generation }: Sending): Promise<{ card: CardRow; made: MadeCode } | undefined> =>
    transaction(db, async (tx) => {
      const card = await cards.lock(tx, giftId)
      if (card?.state !== 'open' || card.delivery !== 'sending' || card.generation !== generation) return undefined
      const seed = card.seed ? Buffer.from(card.seed) : codes.newSeed()
      const made = codes.from(seed)
      const hashes = { codeHash: codes.hashOfCode(made.code), tokenHash: codes.hashOfToken(made.token) }
      await sendings.keepSecrets(tx, giftId, { seed, ...hashes, lastFour: made.code.slice(-4) })
      return { card, made }
    })

  async function writtenMailOf(sending: Sending): Promise<(WrittenMail & { to?: string }) | undefined> {
    const ready = await makeCode(sending)
    if (!ready?.card.email) return undefined
    const about = await aboutCard(ready.card)
    const picture = await pictures(about.image)
    const write = sending.isReminder ? endingMail : sending.isExtended ? extendedMail : giftMail
    const written = write({ ...about, ...(picture && { picture }) }, ready.made)
    return { ...written, to: ready.card.email }
  }

  const noteSent = async ({ giftId, generation }: Sending): Promise<void> => {
    await transaction(db, (tx) => sendings.noteLeft(tx, { id: giftId, generation, delivery: 'sent', now: now() }))
  }
  const noteBounced = ({ giftId, generation }: Sending): Promise<void> =>
    transaction(db, async (tx) => {
      if (!(await sendings.noteLeft(tx, { id: giftId, generation, delivery: 'bounced', now: now() }))) return
      await mail.send(tx, { template: 'gift-card-bounced', key: `${giftId}:${generation}`, data: { giftId } })
    })

  outbox.handle(leaveKind, async (sending) => {
    const { giftId, generation } = sending
    await transaction(db, async (tx) => {
      const card = await cards.lock(tx, giftId)
      if (card?.state !== 'open' || card.delivery !== 'scheduled' || card.generation !== generation) return
      await sendings.noteSending(tx, giftId)
      const key = `${giftId}:${generation}`
      if (card.email) await mail.send(tx, { template: leaveKind, key, data: sending })
      else
        await sms.sendWritten(tx, { text: leaveKind, to: card.phone ?? '', key: `${leaveKind}:${key}`, data: sending })
    })
  })

  mail.template(leaveKind, writtenMailOf, { sent: noteSent, refused: noteBounced })
  sms.text(
    leaveKind,
    async (sending) => {
      const ready = await makeCode(sending)
      const write = sending.isExtended ? extendedText : giftText
      return ready && write(await aboutCard(ready.card), ready.made)
    },
    { sent: noteSent, refused: noteBounced },
  )

  const toBuyer =
    (write: (about: MailParts, firstName: string) => WrittenMail) =>
    async ({ giftId }: ToBuyer) => {
      const card = await cards.find(db, giftId)
      const buyer = card && (await contacts.contact(db, String(card.buyerId)))
      return buyer && { ...write(await aboutCard(card), buyer.firstName), ...buyer.recipient }
    }
  mail.template('gift-card-bounced', toBuyer(bouncedMail))
  mail.template(
    'gift-card-bought',
    toBuyer((about, firstName) => boughtMail(about, firstName, momentInWords(about.card.deliverAt))),
  )

  return {
    async plan(tx, { at, ...sending }) {
      const key = `${sending.giftId}:${sending.generation}`
      await outbox.enqueue(tx, { kind: leaveKind, key, payload: sending, ...(at > now() && { notBefore: at }) })
    },
    tellBought: (tx, giftId) => mail.send(tx, { template: 'gift-card-bought', key: giftId, data: { giftId } }),
  }
}
