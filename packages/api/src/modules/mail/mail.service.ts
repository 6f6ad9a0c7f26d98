import { createHash } from 'node:crypto'
import nodemailer from 'nodemailer'
import type { Queryable } from '../../db.ts'
import type { Outbox, OutboxHandler } from '../../outbox/outbox.ts'
import type { OutboxEntry } from '../../outbox/outbox-entry.ts'
import type { Settings } from '../../settings.ts'
import type { Fragment } from '../../sql-fragment.ts'
import { asHtml, asText } from './mail-layout.ts'
import type { Enclosure, MailTemplate } from './mail-template.ts'
import type { NoticeKind } from './notice-kinds.ts'

/** One mail to one person. */
interface Mail {
  /** Which template: 'one-time-code', 'order-confirmed' … */
  readonly template: string
  /** Absent where the template knows whom it goes to. */
  readonly to?: string
  /** The same template with the same key is sent once: the id of what it tells about. */
  readonly key: string
  /** What the mail is written from; ids where the words should be those of the moment of sending. */
  readonly data: object
}

/** A process of the release before, which runs on while this one starts, calls the template a letter. */
function readMail(payload: unknown): Mail {
  const { letter, ...mail } = payload as Mail & { readonly letter?: string }
  return letter === undefined ? mail : { ...mail, template: letter }
}

const attachment = ({ name, type, content }: Enclosure) => ({ filename: name, contentType: type, content })

/** Files, and the pictures that stand in the mail by their names. */
const enclosed = ({ parts, files = [] }: MailTemplate) => [
  ...files.map(attachment),
  ...parts.flatMap((part) => ('picture' in part ? [{ ...attachment(part.picture), cid: part.picture.name }] : [])),
]

/** What is sent, and whom it goes to if that was not said. */
type Addressed = MailTemplate & { readonly to?: string }

/**
 * Writes a mail from its data. It may read the database: it runs when the mail is sent. Nothing is sent to
 * somebody who is not there any more.
 */
export type MailWriter<Data> = (data: Data) => Addressed | undefined | Promise<Addressed | undefined>

interface MailOptions {
  /** Somebody waits for it: a code, a link to a new password. It goes before all others. */
  readonly isUrgent?: boolean
  /** People may do without it, and the mail says how. */
  readonly notice?: NoticeKind
}

/** Tells whether the owner of an address wants such mails, and where to unsubscribe. */
type AskBefore = (
  email: string,
  kind: NoticeKind,
) => Promise<{ readonly isWanted: boolean; readonly unsubscribe?: string }>

/** What its module does once a mail has left, or once the mail server says for good that its address takes nothing. */
interface MailEnd<Data> {
  readonly sent?: (data: Data) => Promise<void>
  /** Without it, such a mail is tried again like any other. */
  readonly refused?: (data: Data) => Promise<void>
}

/** 5xx to the address: no later try will be answered otherwise. */
const isRefusedForGood = (error: unknown): boolean => {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return code === 'EENVELOPE' && responseCode >= 500 && responseCode < 600
}

export interface MailService {
  /** Sends after the caller's transaction, and only if it commits. */
  send(tx: Queryable, mail: Mail): Promise<void>
  /** The same as a part of one of the caller's statements. */
  entry(tx: Queryable, mail: Mail): Fragment
  /** A module names its templates once, at composition. */
  template<Data>(name: string, write: MailWriter<Data>, options?: MailOptions & MailEnd<Data>): void
  /** Kinds that some mail goes by. */
  notices(): readonly NoticeKind[]
  /** Names who knows what people want, once, at composition. */
  askBefore(ask: AskBefore): void
}

/** In milliseconds; what SMTP_URL says of itself in its query comes first. */
const patience = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 }

/**
 * Connections to the mail server are kept and shared: a new one costs more than a mail. nodemailer takes options of a
 * transport that is named by its address from the query of that address, and from nowhere else.
 */
function openPool(address: string, maxConnections: number) {
  const url = new URL(address)
  for (const [name, value] of Object.entries({ pool: true, maxConnections, ...patience })) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value))
  }
  return nodemailer.createTransport(url.href)
}

/**
 * Mails go through the outbox. A process that dies between the mail server's yes and our note of it sends again,
 * under the same Message-ID: mailboxes show such a pair once.
 */
export function createMailService(outbox: Outbox, settings: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM'>): MailService {
  const writers = new Map<string, MailWriter<unknown>>()
  const ends = new Map<string, MailEnd<unknown>>()
  const urgent = new Set<string>()
  const notices = new Map<string, NoticeKind>()
  let ask: AskBefore = async () => ({ isWanted: true })
  // Two pools, so that a code never waits for a connection that another mail holds.
  const [usualPool, urgentPool] = [openPool(settings.SMTP_URL, 4), openPool(settings.SMTP_URL, 2)]

  const send: OutboxHandler = async (payload, once) => {
    const { template: name, to, data } = readMail(payload)
    const write = writers.get(name)
    if (!write) throw new Error(`No module has the mail template ${name}.`)
    const { sent, refused } = ends.get(name) ?? {}
    const written = await write(data)
    const recipient = written?.to ?? to
    if (!written || !recipient) return
    const notice = notices.get(name)
    const asked = notice ? await ask(recipient, notice) : { isWanted: true, unsubscribe: undefined }
    if (!asked.isWanted) return
    const unsubscribe = written.unsubscribe ?? asked.unsubscribe
    const whole = unsubscribe ? { ...written, unsubscribe } : written
    const sending = (urgent.has(name) ? urgentPool : usualPool).sendMail({
      to: recipient,
      from: settings.MAIL_FROM,
      subject: written.subject,
      text: asText(whole),
      html: asHtml(whole),
      attachments: enclosed(written),
      ...(unsubscribe && {
        headers: {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
      messageId: `<${createHash('sha256').update(once).digest('hex').slice(0, 32)}@nukkad>`,
    })
    try {
      await sending
    } catch (error) {
      if (!refused || !isRefusedForGood(error)) throw error
      await refused(data)
      return
    }
    await sent?.(data)
  }
  outbox.handle('mail', send, () => {
    for (const pool of [usualPool, urgentPool]) pool.close()
  })

  const entryOf = (mail: Mail): OutboxEntry => ({
    kind: 'mail',
    key: `${mail.template}:${mail.key}`,
    payload: mail,
    lane: urgent.has(mail.template) ? 'codes' : 'mail',
  })
  return {
    async send(tx, mail) {
      await outbox.enqueue(tx, entryOf(mail))
    },
    entry: (tx, mail) => outbox.entry(tx, entryOf(mail)),
    notices: () => [...new Set(notices.values())],
    askBefore(asked) {
      ask = asked
    },
    template<Data>(name: string, write: MailWriter<Data>, options: MailOptions & MailEnd<Data> = {}) {
      const { isUrgent = false, notice, sent, refused } = options
      // What comes back from the outbox is what was sent under that name.
      writers.set(name, (data) => write(data as Data))
      if (notice) notices.set(name, notice)
      ends.set(name, {
        ...(sent && { sent: (data) => sent(data as Data) }),
        ...(refused && { refused: (data) => refused(data as Data) }),
      })
      if (isUrgent) urgent.add(name)
    },
  }
}
