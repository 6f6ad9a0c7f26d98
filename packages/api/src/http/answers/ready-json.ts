import type { AnswerOf, Endpoint } from '@nukkad/contracts'
import type { FastifyReply } from 'fastify'

/**
 * A value that is JSON text already, as PostgreSQL wrote it or as it is kept: to read it and to write it out again would
 * only cost time. A test holds the read model to the contract's shape.
 */
export class ReadyJson<out T> {
  /** Told apart by what it is the text of. */
  declare protected readonly value: T
  constructor(readonly text: string) {}

  /** For the house's own use. */
  parse(): T {
    return JSON.parse(this.text) as T
  }
}

/** The same in the bytes that go out: what is kept and sent again is encoded once. */
export class ReadyBytes<out T> {
  declare protected readonly value: T
  readonly bytes: Buffer
  constructor({ text }: ReadyJson<T>) {
    this.bytes = Buffer.from(text)
  }

  parse(): T {
    return JSON.parse(this.bytes.toString()) as T
  }
}

/** The fields of an object, each as a value or ready. */
export type ReadyParts<T> = { readonly [K in keyof T]: Readonly<T[K]> | ReadyJson<T[K]> }

/** A list of which PostgreSQL joined the rows with commas. */
export const readyList = <T>(rows: string): ReadyJson<T[]> => new ReadyJson(`[${rows}]`)

/** Puts an object together; what is ready goes in as it is. Fields that are undefined are left out, as JSON does. */
export function readyObject<T extends object>(parts: ReadyParts<T>): ReadyJson<T> {
  let text = ''
  for (const [name, value] of Object.entries(parts)) {
    if (value === undefined) continue
    text += `${text && ','}"${name}":${value instanceof ReadyJson ? value.text : JSON.stringify(value)}`
  }
  return new ReadyJson(`{${text}}`)
}

/** The answer of a call, by its contract. */
export const readyAnswer = <E extends Endpoint>(parts: ReadyParts<AnswerOf<E>>): ReadyJson<AnswerOf<E>> =>
  readyObject<AnswerOf<E> & object>(parts as ReadyParts<AnswerOf<E> & object>)

export const sendReady = (reply: FastifyReply, ready: ReadyJson<unknown> | ReadyBytes<unknown>): FastifyReply =>
  reply
    .header('content-type', 'application/json; charset=utf-8')
    .send(ready instanceof ReadyBytes ? ready.bytes : ready.text)
