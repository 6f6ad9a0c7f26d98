import type { Queryable } from '../../db.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import { messageLifetimeSeconds } from '../../outbox/outbox-entry.ts'
import { Undeliverable } from '../../outbox/undeliverable.ts'
import type { SmsRefusalData, SmsTextData } from './sms-data.ts'
import { createSmsGateway, type SmsGatewaySettings } from './sms-gateway.ts'

type TextName = keyof SmsTextData
type RefusalName = keyof SmsRefusalData

declare module '../../outbox/outbox-entry.ts' {
  interface OutboxPayloads {
    readonly sms: Omit<Sms, 'lane' | 'lifetimeSeconds'>
    readonly 'written-sms': WrittenSms<TextName>
  }
}

/** One text message to one phone number. */
interface Sms<Refusal extends RefusalName = RefusalName> {
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
  readonly onRefusal?: { readonly name: Refusal; readonly data: SmsRefusalData[Refusal] }
}

export interface SmsService {
  /** Sends after the caller's transaction, and only if it commits. */
  send<Refusal extends RefusalName>(tx: Queryable, sms: Sms<Refusal>): Promise<void>
  /** The same for a text that is composed when it is sent, so that secrets in it are never stored. */
  sendWritten<Name extends TextName>(tx: Queryable, sms: WrittenSms<Name>): Promise<void>
  /** Registers a handler for numbers that refuse texts. */
  refusal<Name extends RefusalName>(name: Name, told: (data: SmsRefusalData[Name]) => Promise<void>): void
  /** Registers a text that is composed when it is sent; called once, at composition. */
  text<Name extends TextName>(
    name: Name,
    write: (data: SmsTextData[Name]) => Promise<string | undefined>,
    end: TextEnd<SmsTextData[Name]>,
  ): void
}

interface WrittenSms<Name extends TextName> extends Omit<Sms, 'text' | 'onRefusal' | 'lane' | 'lifetimeSeconds'> {
  /** The name of its registered text. */
  readonly text: Name
  readonly data: SmsTextData[Name]
}

/** Handlers for a text that was sent, or whose number the gateway refused or did not reach within a week. */
interface TextEnd<Data> {
  readonly sent: (data: Data) => Promise<void>
  readonly refused: (data: Data) => Promise<void>
}

/** A text as its module registered it. */
interface Writer {
  readonly write: (data: unknown) => Promise<string | undefined>
  readonly end: TextEnd<unknown>
}

/**
 * Texts go through the outbox to a gateway. A process that crashes between the gateway's acceptance and our record of
 * it sends again: for a code that is one text too many, which is harmless.
 */
export function createSmsService(outbox: Outbox, settings: SmsGatewaySettings): SmsService {
  const leave = createSmsGateway(settings)
  const refusals = new Map<string, (data: unknown) => Promise<void>>()
  const writers = new Map<string, Writer>()

  // A number that refuses texts refuses retries as well, so it is not tried again.
  outbox.handle('sms', async ({ to, text, onRefusal }) => {
    if ((await leave(to, text)) === 'sent') return
    if (!onRefusal) throw new Undeliverable('The SMS gateway refuses the number.')
    const told = refusals.get(onRefusal.name)
    if (!told) throw new Error(`No module handles refused texts of kind ${onRefusal.name}.`)
    await told(onRefusal.data)
  })
  const writtenBy = ({ to, text: name, data }: WrittenSms<TextName>) => {
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
    refusal(name, told) {
      refusals.set(name, told as (data: unknown) => Promise<void>)
    },
    text(name, write, end) {
      writers.set(name, { write, end } as Writer)
    },
  }
}
