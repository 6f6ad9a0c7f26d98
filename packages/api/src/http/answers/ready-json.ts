import type { AnswerOf, Endpoint } from '@nukkad/contracts'
import type { FastifyReply } from 'fastify'

/**
 * A value that is JSON text already, as PostgreSQL wrote it or as it is cached: parsing it and serializing it again
 * would only cost time. A test checks the read model against the contract's shape.
 */
export class ReadyJson<out T> {
  /** Types the text by the value it holds. */
  declare protected readonly value: T
  constructor(readonly text: string) {}

  /** For internal use only. */
  parse(): T {
    return JSON.parse(this.text) as T
  }
}

/** The same as encoded bytes: what is cached and sent repeatedly is encoded once. */
export class ReadyBytes<out T> {
  declare protected readonly value: T
  readonly bytes: Buffer
  constructor({ text }: ReadyJson<T>) {
    this.bytes = Buffer.from(text)
  }

  parse(): T {
    return JSON.parse(this.bytes.toString()) as T
  }

  /** The encoded object, which is not empty, with more fields. */
  with<More extends object>(fields: More): ReadyJson<T & More> {
    return new ReadyJson(completedCard(this.bytes.toString().slice(0, -1), readyObject<More>(fields)))
  }
}

/** The fields of an object, each as a value or as ready JSON. */
export type ReadyParts<T> = { readonly [K in keyof T]: Readonly<T[K]> | ReadyJson<T[K]> }

/** A list whose rows PostgreSQL has joined with commas. */
export const readyList = <T>(rows: string): ReadyJson<T[]> => new ReadyJson(`[${rows}]`)

/** Assembles an object; ready JSON is inserted as it is. Fields that are undefined are left out, as JSON does. */
export function readyObject<T extends object>(parts: ReadyParts<T>): ReadyJson<T> {
  let text = ''
  for (const [name, value] of Object.entries(parts)) {
    if (value === undefined) continue
    text += `${text && ','}"${name}":${value instanceof ReadyJson ? value.text : JSON.stringify(value)}`
  }
  return new ReadyJson(`{${text}}`)
}

/** A card as PostgreSQL stores it (open_card), completed by the fields that depend on the time or on the visitor. */
export const completedCard = (card: string, fields: ReadyJson<object>): string => `${card},${fields.text.slice(1)}`

/** The answer of a call, typed by its contract. */
export const readyAnswer = <E extends Endpoint>(parts: ReadyParts<AnswerOf<E>>): ReadyJson<AnswerOf<E>> =>
  readyObject<AnswerOf<E> & object>(parts as ReadyParts<AnswerOf<E> & object>)

export const sendReady = (reply: FastifyReply, ready: ReadyJson<unknown> | ReadyBytes<unknown>): FastifyReply =>
  reply
    .header('content-type', 'application/json; charset=utf-8')
    .send(ready instanceof ReadyBytes ? ready.bytes : ready.text)
