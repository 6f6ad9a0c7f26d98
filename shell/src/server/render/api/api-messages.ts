/** A call of the API that a release makes while it renders; its body follows as the frame's. */
export interface AskedCall {
  readonly kind: 'ask'
  readonly call: number
  readonly method: string
  /** below the API's base, query included */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** What the API answered, with its body as the frame's; without a status nobody could be reached. */
export interface ToldCall {
  readonly kind: 'told'
  readonly call: number
  readonly status?: number
  readonly contentType?: string
}

/** What a call may say of itself: everything else would be the shell's word and not the visitor's. */
export const passedHeaders: readonly string[] = [
  'accept',
  'authorization',
  'content-type',
  'cookie',
  'idempotency-key',
  'x-request-id',
]

/** Calls that one process may have under way. */
export const mostCalls = 64
export const mostCallBytes = 1024 * 1024
