import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '@nukkad/contracts'
import type { AxiosAdapter } from 'axios'
import type { ApiError } from './api-error.ts'
import { unreachable, unreadable } from './api-errors.ts'
import { queryText, urlOf } from './endpoint-url.ts'
import type { Wire, WireRequest } from './wire.ts'

type Part<K extends string, V> = [V] extends [undefined]
  ? { readonly [key in K]?: undefined }
  : Record<string, never> extends V
    ? { readonly [key in K]?: V }
    : { readonly [key in K]: V }

/** The input of a call; parts that an endpoint does not have, or whose fields are all optional, may be omitted. */
export type CallInput<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>>

export interface CallOptions {
  readonly signal?: AbortSignal
  /** milliseconds, default 10,000 */
  readonly timeout?: number
  /** called with the part of the body that has been sent, from 0 to 1 */
  readonly onProgress?: (share: number) => void
  /** a token for this call only, instead of the session's, such as one obtained by a one-time code on the phone */
  readonly bearer?: string
  /** Idempotency-Key: repeating the call with the same key has no further effect and returns the same answer */
  readonly key?: string
}

type CallArguments<E extends Endpoint> =
  Record<string, never> extends CallInput<E>
    ? [input?: CallInput<E>, options?: CallOptions]
    : [input: CallInput<E>, options?: CallOptions]

/** Calls of the API. Rejects with ApiError, or with the reason of an aborted signal. */
export interface Api {
  call<E extends Endpoint>(endpoint: E, ...input: CallArguments<E>): Promise<AnswerOf<E>>
}

/** Credentials of the caller. On the server and for guests there is no token and nothing to renew. */
export interface Credentials {
  /** the access token, renewed beforehand if it is known to have expired */
  token(): Promise<string | null> | string | null
  /** a newer token than the refused one, or null when the session is over */
  renew(refused: string): Promise<string | null>
}

export const noCredentials: Credentials = { token: () => null, renew: async () => null }

export interface ApiSettings {
  readonly apiBase: string
  /** sent if an endpoint requires a visitor and no user is signed in */
  readonly publicToken: string
  readonly credentials: Credentials
  /** the transport of calls; tests answer calls here */
  readonly adapter?: AxiosAdapter
  /** on the server: the id of the page request, so that the logs of both sides can be matched */
  readonly requestId?: string
  readonly timeout?: number
  /** on the server: the visitor's cookies that affect what a page shows */
  readonly cookie?: string
  /** on the server: a cache of answers that are the same for everyone, so that not every page requests them */
  readonly shared?: SharedAnswers
  /**
   * awaited before a call that writes: on a phone, making a request takes longer than the response to a tap may take
   */
  readonly beforeWriting?: () => Promise<void>
}

export interface SharedAnswers {
  /** The answer cached under this key, otherwise the result of `ask`. */
  of<T>(key: string, ask: () => Promise<T>): Promise<T>
}

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/**
 * The HTTP client, a twelfth of what a first visit would download: a server-rendered page makes no call before the user
 * interacts, so it is loaded on the first call, or ahead of it with `fetchWire`.
 */
const wireModule = () => import('./wire.ts')

/** Preloads the HTTP client. Without this the first call loads it. */
export const fetchWire = (): void => void wireModule().catch(() => undefined)

/** Typed calls by contract: bearer token, one silent renewal, abort, request id, typed errors. */
export function createApi(settings: ApiSettings): Api {
  const { credentials, publicToken } = settings
  let opened: Wire | undefined

  async function wireFor(requestId: string): Promise<Wire> {
    const { openWire } = await wireModule().catch(() => Promise.reject(unreachable(requestId)))
    opened ??= openWire(settings)
    return opened
  }
  const send = async (request: WireRequest) => (opened ?? (await wireFor(request.requestId)))(request)

  async function answer(endpoint: Endpoint, parts: Parts, options: CallOptions): Promise<unknown> {
    const requestId = settings.requestId ?? crypto.randomUUID()
    if (endpoint.method !== 'GET') await settings.beforeWriting?.()
    const isAsked = endpoint.access !== 'public' && endpoint.access !== 'refresh' && !options.bearer
    const token = isAsked ? await credentials.token() : null
    const request = {
      method: endpoint.method,
      url: urlOf(endpoint.url, parts.params),
      query: parts.query,
      body: parts.body,
      isFile: endpoint.answers === 'file',
      requestId,
      ...options,
    }
    const bearer = options.bearer ?? token ?? (endpoint.access === 'visitor' ? publicToken : null)
    if (endpoint.isShared && settings.shared) {
      const key = `${settings.apiBase}${request.url}?${queryText(parts.query ?? {})}`
      return settings.shared.of(key, () => send({ ...request, bearer }))
    }
    let data: unknown
    try {
      data = await send({ ...request, bearer })
    } catch (refused) {
      if (!token || !isUnauthorized(refused)) throw refused
      const renewed = await credentials.renew(token)
      // A guest may still make an optional call; only a call that requires a user has failed for good.
      const next = renewed ?? (endpoint.access === 'visitor' ? publicToken : null)
      if (!renewed && endpoint.access !== 'optional' && endpoint.access !== 'visitor') throw refused
      data = await send({ ...request, bearer: next })
    }
    if (typeof data !== 'object' || data === null) throw unreadable(requestId)
    return data
  }

  return {
    call<E extends Endpoint>(endpoint: E, ...[input, options]: CallArguments<E>) {
      return answer(endpoint, input ?? {}, options ?? {}) as Promise<AnswerOf<E>>
    },
  }
}

const isUnauthorized = (error: unknown): boolean => (error as Partial<ApiError>).status === 401
