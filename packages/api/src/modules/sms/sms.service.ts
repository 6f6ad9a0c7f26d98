import type { Queryable } from '../../db.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import { createSmsGateway, type SmsGatewaySettings } from './sms-gateway.ts'

/** One text to one phone. */
interface Sms {
  /** Ten digits, or with the country's code before: +919876543210. */
  readonly to: string
  /** The same key is sent once. */
  readonly key: string
  readonly text: string
  /** Who hears of it, by the name given to `refusal`, when the gateway says that the number takes no texts. */
  readonly onRefusal?: { readonly name: string; readonly data: object }
}

export interface SmsService {
  /** Sends after the caller's transaction, and only if it commits. */
  send(tx: Queryable, sms: Sms): Promise<void>
  /** The same for a text that is written when it leaves: what is secret in it is stored nowhere. */
  sendWritten(tx: Queryable, sms: WrittenSms): Promise<void>
  /** What a module does when a number takes no texts. */
  refusal<Data>(name: string, told: (data: Data) => Promise<void>): void
  /** A module names its texts once, at composition. */
  text<Data>(name: string, write: (data: Data) => Promise<string | undefined>, end: TextEnd<Data>): void
}

interface WrittenSms extends Omit<Sms, 'text' | 'onRefusal'> {
  /** Names who writes it. */
  readonly text: string
  readonly data: object
}

/** What its module does once a text has left, or once the gateway says that the number takes none. */
interface TextEnd<Data> {
  readonly sent: (data: Data) => Promise<void>
  readonly refused: (data: Data) => Promise<void>
}

/**
 * Texts go through the outbox to a gateway. A process that dies between its yes and our note of it sends again: for a
 * code that is one text too many, and no harm.
 */
export function createSmsService(outbox: Outbox, settings: SmsGatewaySettings): SmsService {
  const leave = createSmsGateway(settings)
  const refusals = new Map<string, (data: unknown) => Promise<void>>()
  const writers = new Map<string, { write: (data: unknown) => Promise<string | undefined>; end: TextEnd<unknown> }>()

  // A number that takes no texts takes none at the next try either: this is the end of it.
  outbox.handle('sms', async (payload) => {
    const { to, text, onRefusal } = payload as Sms
    if ((await leave(to, text)) === 'sent' || !onRefusal) return
    const told = refusals.get(onRefusal.name)
    if (!told) throw new Error(`No module hears of refused texts as ${onRefusal.name}.`)
    await told(onRefusal.data)
  })
  outbox.handle('written-sms', async (payload) => {
    const { to, text: name, data } = payload as WrittenSms
    const { write, end } = writers.get(name) ?? {}
    if (!write || !end) throw new Error(`No module writes the text ${name}.`)
    const text = await write(data)
    if (text !== undefined) await end[await leave(to, text)](data)
  })

  return {
    async send(tx, { key, ...sms }) {
      await outbox.enqueue(tx, { kind: 'sms', key, payload: { key, ...sms }, lane: 'codes' })
    },
    async sendWritten(tx, { key, ...sms }) {
      await outbox.enqueue(tx, { kind: 'written-sms', key, payload: { key, ...sms }, lane: 'mail' })
    },
    // What comes back from the outbox is what was sent under that name.
    refusal<Data>(name: string, told: (data: Data) => Promise<void>) {
      refusals.set(name, (data) => told(data as Data))
    },
    text<Data>(name: string, write: (data: Data) => Promise<string | undefined>, { sent, refused }: TextEnd<Data>) {
      writers.set(name, {
        write: (data) => write(data as Data),
        end: { sent: (data) => sent(data as Data), refused: (data) => refused(data as Data) },
      })
    },
  }
}
