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

/** What a call takes; parts that an endpoint does not have, or whose fields are all optional, may be left out. */
export type CallInput<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>>

export interface CallOptions {
  readonly signal?: AbortSignal
  /** milliseconds, default 10,000 */
  readonly timeout?: number
  /** a token of this call's own, in place of the session's: what a one-time code on the phone opened */
  readonly bearer?: string
  /** Idempotency-Key: the same call with the same key does its work once and answers the same */
  readonly key?: string
}

type CallArguments<E extends Endpoint> =
  Record<string, never> extends CallInput<E>
    ? [input?: CallInput<E>, options?: CallOptions]
    : [input: CallInput<E>, options?: CallOptions]

/** The calls of the API. Rejects with ApiError, or with the reason of an aborted signal. */
export interface Api {
  call<E extends Endpoint>(endpoint: E, ...input: CallArguments<E>): Promise<AnswerOf<E>>
}

/** Who is calling. On the server and for guests there is no token and nothing to renew. */
export interface Credentials {
  /** the access token, renewed beforehand when it is known to have run out */
  token(): Promise<string | null> | string | null
  /** a newer token than the refused one, or null when the session is over */
  renew(refused: string): Promise<string | null>
}

export const noCredentials: Credentials = { token: () => null, renew: async () => null }

export interface ApiSettings {
  readonly apiBase: string
  /** sent where an endpoint wants a visitor and nobody is signed in */
  readonly publicToken: string
  readonly credentials: Credentials
  /** how calls travel; the test door answers here */
  readonly adapter?: AxiosAdapter
  /** on the server: the id of the page request, so that logs of both sides meet */
  readonly requestId?: string
  readonly timeout?: number
  /** on the server: what of the visitor's cookies decides what a page shows */
  readonly cookie?: string
  /** on the server: who keeps what is the same for everybody, so that not every page asks for it */
  readonly shared?: SharedAnswers
  /** awaited before a call that writes: making a request takes a phone longer than answering the tap may take */
  readonly beforeWriting?: () => Promise<void>
}

export interface SharedAnswers {
  /** What is kept under this key, else what `ask` brings. */
  of<T>(key: string, ask: () => Promise<T>): Promise<T>
}

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/**
 * The part that speaks HTTP, a twelfth of what a first visit would download: a page that the server drew calls nothing
 * until somebody does something, so it is fetched then, or ahead of that with `fetchWire`.
 */
const wireModule = () => import('./wire.ts')

/** Fetches what calls need before the first one is made. Without it that one fetches it. */
export const fetchWire = (): void => void wireModule().catch(() => undefined)

/** Calls by contract: bearer, silent renewal once, abort, request id, typed errors. */
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
      // A guest may still make an optional call; only what wants a user has failed for good.
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
