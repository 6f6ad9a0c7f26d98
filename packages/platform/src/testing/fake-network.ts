import type { Endpoint } from '@nukkad/contracts'
import { type AxiosAdapter, AxiosError, type InternalAxiosRequestConfig } from 'axios'

/** A call as sent by the client. */
export interface SentCall {
  readonly method: string
  readonly url: string
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
}

/** The answer to a call: its body, or a function of the call. */
type Reply = object | ((call: SentCall) => unknown)

export interface Answer {
  readonly endpoint: Endpoint
  readonly reply: Reply
}

/**
 * Sets the answer of an endpoint. The function may be async; return `refuse(…)` for an error, `hang()` for no answer.
 */
export const answer = (endpoint: Endpoint, reply: Reply): Answer => ({ endpoint, reply })

class Refusal {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly message: string,
    readonly fields?: Readonly<Record<string, string>>,
  ) {}
}

/** An error answer with the standard error body. Status 0 is a lost connection. */
export const refuse = (status: number, code = 'bad_request', message = code, fields?: Record<string, string>) =>
  new Refusal(status, code, message, fields)

/** Never answers; the call ends only when it is aborted. */
export const hang = (): Promise<never> => new Promise(() => {})

export interface FakeNetwork {
  readonly adapter: AxiosAdapter
  /** every call that was sent, oldest first */
  readonly calls: readonly SentCall[]
  callsTo(endpoint: Endpoint): SentCall[]
  /** adds an answer that takes precedence over earlier ones */
  answer(endpoint: Endpoint, reply: Reply): void
}

/** The network edge of tests: everything above it is the real platform. A call without an answer fails with 501. */
export function fakeNetwork(answers: readonly Answer[]): FakeNetwork {
  const known = [...answers]
  const calls: SentCall[] = []

  const adapter: AxiosAdapter = async (config) => {
    const path = (config.url ?? '').split('?', 1)[0] ?? ''
    const method = (config.method ?? 'get').toUpperCase()
    const found = known.find(({ endpoint }) => endpoint.method === method && patternOf(endpoint).test(path))
    const call = callOf(config, method, path, found?.endpoint)
    calls.push(call)
    const missing = () => refuse(501, 'internal', `The test defines no answer for ${method} ${path}`)
    const reply = found ? (typeof found.reply === 'function' ? found.reply(call) : found.reply) : missing()
    const body = await Promise.race([reply, rejectOnAbort(config)])
    // Answers arrive in a later turn of the event loop, as on a network; screens must cope with that.
    await Promise.resolve()
    if (body instanceof Refusal) throw refused(body, config)
    return { data: body, status: 200, statusText: 'OK', headers: {}, config }
  }

  return {
    adapter,
    calls,
    callsTo: (endpoint) =>
      calls.filter(({ method, url }) => method === endpoint.method && patternOf(endpoint).test(url)),
    answer: (endpoint, reply) => void known.unshift({ endpoint, reply }),
  }
}

const patternOf = ({ url }: Endpoint) => new RegExp(`^${url.replace(/:[A-Za-z]+/g, '([^/]+)')}$`)

function callOf(
  config: InternalAxiosRequestConfig,
  method: string,
  url: string,
  endpoint: Endpoint | undefined,
): SentCall {
  const names = [...(endpoint?.url.matchAll(/:([A-Za-z]+)/g) ?? [])].map((match) => match[1] ?? '')
  const values = (endpoint && patternOf(endpoint).exec(url)?.slice(1)) ?? []
  const data: unknown = config.data
  return {
    method,
    url,
    params: Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(values[at] ?? '')])),
    query: (config.params as Record<string, unknown> | undefined) ?? {},
    body: typeof data === 'string' ? JSON.parse(data) : data,
    headers: Object.fromEntries(Object.entries(config.headers.toJSON()).map(([name, value]) => [name, String(value)])),
  }
}

function rejectOnAbort(config: InternalAxiosRequestConfig): Promise<never> {
  return new Promise((_, reject) => {
    config.signal?.addEventListener?.('abort', () => reject(new AxiosError('canceled', 'ERR_CANCELED', config)))
  })
}

function refused({ status, code, message, fields }: Refusal, config: InternalAxiosRequestConfig): AxiosError {
  if (status === 0) return new AxiosError('Network Error', 'ERR_NETWORK', config)
  const data = { message: { message, code, requestId: 'test', ...(fields ? { fields } : {}) } }
  const response = { data, status, statusText: '', headers: {}, config }
  return new AxiosError(message, 'ERR_BAD_RESPONSE', config, null, response)
}
