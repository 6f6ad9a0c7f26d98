import type { Static, TSchema } from 'typebox'

/**
 * Who may call: `optional` knows the caller when there is one, `visitor` wants a user or the fixed public token of the
 * site (the spec's unauthenticated search), `place` confirms offers at a counter: of a place or a merchant, `refresh` reads the session cookie, `gateway` a signature, `operator` the
 * operators' password.
 */
export type Access =
  | 'public'
  | 'optional'
  | 'visitor'
  | 'user'
  | 'merchant'
  | 'editor'
  | 'campaigner'
  | 'developer'
  | 'place'
  | 'refresh'
  | 'gateway'
  | 'operator'

/** One call of the API: the server spreads it into a route, the browser calls it by name. Paths stand below the API base, parameters as `:name`. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly access: Access
  /** A file arrives as a Blob; everything else is JSON. */
  readonly answers?: 'file'
  /** Seldom changed and the same for everybody: a server that draws pages may give one answer to all of a few seconds. */
  readonly isShared?: true
  readonly summary: string
  readonly tags: readonly string[]
  readonly schema: {
    readonly params?: TSchema
    readonly querystring?: TSchema
    readonly body?: TSchema
    /** What the body is written in, when that is not JSON. */
    readonly consumes?: readonly string[]
    /** A body that the handler reads itself, as it came: described, not checked by its schema. */
    readonly raw?: TSchema
    /** What the answer to 200 is written in, when that is not JSON. */
    readonly produces?: readonly string[]
    readonly response: { readonly 200: TSchema; readonly [status: number]: TSchema }
  }
}

type Part<E extends Endpoint, K extends 'params' | 'querystring' | 'body'> = E['schema'][K] extends TSchema
  ? Static<E['schema'][K]>
  : undefined

export type ParamsOf<E extends Endpoint> = Part<E, 'params'>
export type QueryOf<E extends Endpoint> = Part<E, 'querystring'>
export type BodyOf<E extends Endpoint> = Part<E, 'body'>
export type AnswerOf<E extends Endpoint> = Static<E['schema']['response'][200]>
