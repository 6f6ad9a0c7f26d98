import { createHash } from 'node:crypto'
import nodemailer from 'nodemailer'
import type { Queryable } from '../../db.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import { messageLifetimeSeconds, type OutboxEntry } from '../../outbox/outbox-entry.ts'
import type { OutboxHandler } from '../../outbox/tries.ts'
import { Undeliverable } from '../../outbox/undeliverable.ts'
import type { Settings } from '../../settings.ts'
import type { Fragment } from '../../sql-fragment.ts'
import { asHtml, asShortText, asText } from './mail-layout.ts'
import type { NoticeKind } from './notice-kinds.ts'
import { refusedAddress } from './refused-address.ts'
import type { Enclosure, WrittenMail } from './written-mail.ts'

/** Where a mail goes: to an address or, for people without one, as a short text to a number. */
export interface Recipient {
  readonly to?: string
  /** With the country code: +919876543210. */
  readonly phone?: string
}

/** Where the mails of an account go: to its email address, or to its phone if it has none. */
export const recipientOf = ({ email, phone }: { email: string | null; phone: string | null }): Recipient =>
  email ? { to: email } : phone ? { phone } : {}

/**
 * The data of each template, by its name: 'one-time-code', 'order-confirmed' … Every module adds its own templates here
 * (`declare module`, as in `wallet-mails.ts`), so that senders and writers are checked against the same type. Data is
 * stored as JSON until the mail is sent: ids where the text should reflect that moment, and dates as ISO strings.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the modules add to it
export interface MailData {}
type MailName = keyof MailData

/** One mail to one person; without a recipient the template itself determines them. */
interface Mail<Name extends MailName> extends Recipient {
  readonly template: Name
  /** The same template with the same key is sent once: the id of what the mail is about. */
  readonly key: string
  readonly data: MailData[Name]
}

declare module '../../outbox/outbox-entry.ts' {
  interface OutboxPayloads {
    readonly mail: Mail<MailName>
  }
}

/** A mail as the outbox returns it, perhaps of another release. */
interface StoredMail extends Recipient {
  readonly template: string
  readonly data: unknown
}

/** Entries written by the previous release, which may still be running, call the template a letter. */
function readMail(payload: unknown): StoredMail {
  const { letter, ...mail } = payload as StoredMail & { readonly letter?: string }
  return letter === undefined ? mail : { ...mail, template: letter }
}

const attachment = ({ name, type, content }: Enclosure) => ({ filename: name, contentType: type, content })

/** Attached files, and the pictures that the mail refers to by name. */
const enclosed = ({ parts, files = [] }: WrittenMail) => [
  ...files.map(attachment),
  ...parts.flatMap((part) => ('picture' in part ? [{ ...attachment(part.picture), cid: part.picture.name }] : [])),
]

/** The mail for nodemailer, under a Message-ID that is the same for every try. */
const messageOf = (mail: WrittenMail, once: string) => ({
  subject: mail.subject,
  text: asText(mail),
  html: asHtml(mail),
  attachments: enclosed(mail),
  ...(mail.unsubscribe && {
    headers: {
      'List-Unsubscribe': `<${mail.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }),
  messageId: `<${createHash('sha256').update(once).digest('hex').slice(0, 32)}@nukkad>`,
})

/** The mail, and its recipient if the caller named none. */
type Addressed = WrittenMail & Recipient

/**
 * Writes a mail from its data. It may read the database: it runs when the mail is sent. Returns undefined when the
 * recipient no longer exists; then nothing is sent.
 */
export type MailWriter<Data> = (data: Data) => Addressed | undefined | Promise<Addressed | undefined>

interface MailOptions {
  /** The user is waiting for it: a code, a link to reset a password. It is sent before all others. */
  readonly isUrgent?: boolean
  /** The kind of optional mail, from which people can unsubscribe. */
  readonly notice?: NoticeKind
  /** How long it is of use to its reader; a mail that could not be sent until then is given up. A week by default. */
  readonly lifetimeSeconds?: number
}
/** Whether the owner of an address wants such mails, and where to unsubscribe. */
type AskBefore = (
  email: string,
  kind: NoticeKind,
) => Promise<{ readonly isWanted: boolean; readonly unsubscribe?: string }>

/** What the owning module does at the end of a mail. */
interface MailEnd<Data> {
  readonly sent?: (data: Data) => Promise<void>
  /** The mail server permanently rejects its address, or did not take the mail within its lifetime. */
  readonly refused?: (data: Data) => Promise<void>
}

/** A template as its module registered it. The outbox returns the data that was sent under its name. */
interface Registered extends MailOptions, MailEnd<unknown> {
  readonly write: MailWriter<unknown>
}

export interface MailService {
  /** Sends after the caller's transaction, only if it commits. */
  send<Name extends MailName>(tx: Queryable, mail: Mail<Name>): Promise<void>
  /** The same as a part of one of the caller's statements. */
  entry<Name extends MailName>(tx: Queryable, mail: Mail<Name>): Fragment
  /** Registers a template; called by its module once, at composition. */
  template<Name extends MailName>(
    name: Name,
    write: MailWriter<MailData[Name]>,
    options?: MailOptions & MailEnd<MailData[Name]>,
  ): void
  /** The kinds of notices in use. */
  notices(): readonly NoticeKind[]
  /** Registers the function that knows what people want, once, at composition. */
  askBefore(ask: AskBefore): void
}

/** Hands over the short text of a mail, once for each key. */
type SendText = (text: {
  readonly to: string
  readonly key: string
  readonly text: string
  readonly lifetimeSeconds: number
}) => Promise<void>

/** In milliseconds; values in the query of SMTP_URL take precedence. */
const patience = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 }

/**
 * Connections to the mail server are pooled: a new one costs more than a mail. For a transport given by its URL,
 * nodemailer reads options from the query of that URL, and from nowhere else.
 */
function openPool(address: string, maxConnections: number) {
  const url = new URL(address)
  for (const [name, value] of Object.entries({ pool: true, maxConnections, ...patience })) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value))
  }
  return nodemailer.createTransport(url.href)
}

/**
 * Sends mails through the outbox. If a process dies after the mail server accepted a mail but before we recorded it,
 * the mail is sent again under the same Message-ID, so mailboxes show it once.
 */
export function createMailService(
  outbox: Outbox,
  settings: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM'>,
  sendText: SendText,
): MailService {
  const templates = new Map<string, Registered>()
  let ask: AskBefore = async () => ({ isWanted: true })
  // Two pools, so that a code never waits for a connection that another mail is using.
  const [usualPool, urgentPool] = [openPool(settings.SMTP_URL, 4), openPool(settings.SMTP_URL, 2)]

  const send: OutboxHandler = async (payload, once) => {
    const { template: name, data, ...named } = readMail(payload)
    const template = templates.get(name)
    if (!template) throw new Error(`No module provides the mail template ${name}.`)
    const { notice, sent, refused, lifetimeSeconds = messageLifetimeSeconds } = template
    const written = await template.write(data)
    if (!written) return
    const { to: recipient, phone } = { ...named, ...written }
    if (!recipient) {
      // Only mails have a link to unsubscribe from notices.
      if (phone && !notice) await sendText({ to: phone, key: once, text: asShortText(written), lifetimeSeconds })
      return
    }
    const asked = notice ? await ask(recipient, notice) : { isWanted: true, unsubscribe: undefined }
    if (!asked.isWanted) return
    const unsubscribe = written.unsubscribe ?? asked.unsubscribe
    const whole = unsubscribe ? { ...written, unsubscribe } : written
    const pool = template.isUrgent ? urgentPool : usualPool
    try {
      // As an object: a text would be read as a list, in which `a,b@example.com` is a name for b@example.com.
      const to = { name: '', address: recipient }
      await pool.sendMail({ ...messageOf(whole, once), to, from: settings.MAIL_FROM })
    } catch (error) {
      const status = refusedAddress(error)
      if (!status) throw error
      // Nobody misses an optional mail to an address that does not exist.
      if (!refused && !notice) throw new Undeliverable(`The mail server refuses the address: ${status}`)
      await refused?.(data)
      return
    }
    await sent?.(data)
  }
  outbox.handle('mail', send, {
    async expired(payload) {
      const { template, data } = readMail(payload)
      await templates.get(template)?.refused?.(data)
    },
    release() {
      for (const pool of [usualPool, urgentPool]) pool.close()
    },
  })

  const entryOf = <Name extends MailName>(mail: Mail<Name>): OutboxEntry<'mail'> => {
    const { isUrgent, lifetimeSeconds = messageLifetimeSeconds } = templates.get(mail.template) ?? {}
    const key = `${mail.template}:${mail.key}`
    return { kind: 'mail', key, payload: mail, lane: isUrgent ? 'codes' : 'mail', lifetimeSeconds }
  }
  return {
    async send(tx, mail) {
      await outbox.enqueue(tx, entryOf(mail))
    },
    entry: (tx, mail) => outbox.entry(tx, entryOf(mail)),
    notices: () => [...new Set([...templates.values()].flatMap(({ notice }) => notice ?? []))],
    askBefore(asked) {
      ask = asked
    },
    template(name, write, options = {}) {
      templates.set(name, { ...options, write } as Registered)
    },
  }
}
