import type { Static, TSchema } from 'typebox'
import type { StaffRole } from './people/roles.ts'

/**
 * Who may call: `optional` identifies the caller if there is one, `visitor` requires a user or the fixed public token
 * of the site (the spec's unauthenticated search), a role is for its accounts, `refresh` reads the session cookie,
 * `gateway` requires a signature, `operator` the operators' password.
 */
export type Access = 'public' | 'optional' | 'visitor' | 'user' | StaffRole | 'refresh' | 'gateway' | 'operator'

/**
 * One call of the API: the server spreads it into a route, the browser passes it to its client. Paths are relative to
 * the API base, with parameters as `:name`.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly access: Access
  /** The answer is a file and arrives as a Blob; without this it is JSON. */
  readonly answers?: 'file'
  /**
   * Rarely changes and is the same for everyone: a server that renders pages may reuse one answer for a few seconds.
   */
  readonly isShared?: true
  readonly summary: string
  readonly tags: readonly string[]
  readonly schema: {
    readonly params?: TSchema
    readonly querystring?: TSchema
    readonly body?: TSchema
    /** The content types of the body, if it is not JSON. */
    readonly consumes?: readonly string[]
    /** A body that the handler reads itself, unparsed: documented by this schema but not validated. */
    readonly raw?: TSchema
    /** The content types of the 200 answer, if it is not JSON. */
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
