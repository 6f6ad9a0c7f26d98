import type { Queryable } from '../../db.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import { messageLifetimeSeconds } from '../../outbox/outbox-entry.ts'
import { Undeliverable } from '../../outbox/undeliverable.ts'
import { createSmsGateway, type SmsGatewaySettings } from './sms-gateway.ts'

/** One text message to one phone number. */
interface Sms {
  /** Ten digits, or with the country code: +919876543210. */
  readonly to: string
  /** Messages with the same key are sent once. */
  readonly key: string
  readonly text: string
  /** By default that of codes, for which someone is waiting. */
  readonly lane?: 'codes' | 'mail'
  /** How long it is of use to its reader; a week by default. */
  readonly lifetimeSeconds?: number
  /** The handler, by the name given to `refusal`, that is called when the gateway refuses the number. */
  readonly onRefusal?: { readonly name: string; readonly data: object }
}

export interface SmsService {
  /** Sends after the caller's transaction, and only if it commits. */
  send(tx: Queryable, sms: Sms): Promise<void>
  /** The same for a text that is composed when it is sent, so that secrets in it are never stored. */
  sendWritten(tx: Queryable, sms: WrittenSms): Promise<void>
  /** Registers a handler for numbers that refuse texts. */
  refusal<Data>(name: string, told: (data: Data) => Promise<void>): void
  /** Registers a text that is composed when it is sent; called once, at composition. */
  text<Data>(name: string, write: (data: Data) => Promise<string | undefined>, end: TextEnd<Data>): void
}

interface WrittenSms extends Omit<Sms, 'text' | 'onRefusal' | 'lane' | 'lifetimeSeconds'> {
  /** The name of its registered text. */
  readonly text: string
  readonly data: object
}

/** Handlers for a text that was sent, or whose number the gateway refused or did not reach within a week. */
interface TextEnd<Data> {
  readonly sent: (data: Data) => Promise<void>
  readonly refused: (data: Data) => Promise<void>
}

/**
 * Texts go through the outbox to a gateway. A process that crashes between the gateway's acceptance and our record of
 * it sends again: for a code that is one text too many, which is harmless.
 */
export function createSmsService(outbox: Outbox, settings: SmsGatewaySettings): SmsService {
  const leave = createSmsGateway(settings)
  const refusals = new Map<string, (data: unknown) => Promise<void>>()
  const writers = new Map<string, { write: (data: unknown) => Promise<string | undefined>; end: TextEnd<unknown> }>()

  // A number that refuses texts refuses retries as well, so it is not tried again.
  outbox.handle('sms', async (payload) => {
    const { to, text, onRefusal } = payload as Sms
    if ((await leave(to, text)) === 'sent') return
    if (!onRefusal) throw new Undeliverable('The SMS gateway refuses the number.')
    const told = refusals.get(onRefusal.name)
    if (!told) throw new Error(`No module handles refused texts of kind ${onRefusal.name}.`)
    await told(onRefusal.data)
  })
  const writtenBy = (payload: unknown) => {
    const { to, text: name, data } = payload as WrittenSms
    const writer = writers.get(name)
    if (!writer) throw new Error(`No module provides the text message ${name}.`)
    return { to, data, ...writer }
  }
  outbox.handle(
    'written-sms',
    async (payload) => {
      const { to, data, write, end } = writtenBy(payload)
      const text = await write(data)
      if (text !== undefined) await end[await leave(to, text)](data)
    },
    {
      async expired(payload) {
        const { data, end } = writtenBy(payload)
        await end.refused(data)
      },
    },
  )

  return {
    async send(tx, { key, lane = 'codes', lifetimeSeconds = messageLifetimeSeconds, ...sms }) {
      await outbox.enqueue(tx, { kind: 'sms', key, payload: { key, ...sms }, lane, lifetimeSeconds })
    },
    async sendWritten(tx, { key, ...sms }) {
      const payload = { key, ...sms }
      await outbox.enqueue(tx, {
        kind: 'written-sms',
        key,
        payload,
        lane: 'mail',
        lifetimeSeconds: messageLifetimeSeconds,
      })
    },
    // The outbox returns the data that was sent under that name.
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
