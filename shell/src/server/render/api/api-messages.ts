/** An API call that a release makes while it renders; its body is the frame's body. */
export interface AskedCall {
  readonly kind: 'ask'
  readonly call: number
  readonly method: string
  /** below the API's base, query included */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** The API's answer, with its body as the frame's body; without a status the API could not be reached. */
export interface ToldCall {
  readonly kind: 'told'
  readonly call: number
  readonly status?: number
  readonly contentType?: string
}

/** The headers that a call may set: any other would speak for the shell instead of the visitor. */
export const passedHeaders: readonly string[] = [
  'accept',
  'authorization',
  'content-type',
  'cookie',
  'idempotency-key',
  'x-request-id',
]

/** Maximum number of concurrent calls of one process. */
export const mostCalls = 64
export const mostCallBytes = 1024 * 1024
