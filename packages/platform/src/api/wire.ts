import axios, { type AxiosAdapter } from 'axios'
import { refusal, unreachable } from './api-errors.ts'
import { queryText } from './endpoint-url.ts'

/** A call to send. */
export interface WireRequest {
  readonly method: string
  /** path below the API's base */
  readonly url: string
  readonly query: Readonly<Record<string, unknown>> | undefined
  readonly body: unknown
  readonly bearer: string | null
  /** the answer is a file and arrives as a Blob */
  readonly isFile: boolean
  readonly requestId: string
  readonly key?: string
  readonly signal?: AbortSignal
  readonly timeout?: number
  readonly onProgress?: (share: number) => void
}

/** Sends a call and reads the answer. Rejects with ApiError, or with the reason of an aborted signal. */
export type Wire = (request: WireRequest) => Promise<unknown>

interface WireSettings {
  readonly apiBase: string
  readonly adapter?: AxiosAdapter
  readonly timeout?: number
  readonly cookie?: string
}

/** Opens the connection to the API, over axios. */
export function openWire(settings: WireSettings): Wire {
  const client = axios.create({
    baseURL: settings.apiBase,
    timeout: settings.timeout ?? 10_000,
    // On the server: following redirects wraps each request. The API sends no redirects.
    maxRedirects: 0,
    // No cookie is used for XSRF here; axios would read all cookies before each call, which blocks on the browser.
    xsrfCookieName: '',
    paramsSerializer: { serialize: queryText },
    ...(settings.adapter ? { adapter: settings.adapter } : {}),
  })

  return async ({ method, url, query, body, bearer, isFile, requestId, key, signal, timeout, onProgress }) => {
    try {
      const { data } = await client.request<unknown>({
        method,
        url,
        params: query,
        data: body,
        headers: {
          'x-request-id': requestId,
          ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
          ...(settings.cookie ? { cookie: settings.cookie } : {}),
          ...(key ? { 'idempotency-key': key } : {}),
        },
        ...(isFile ? { responseType: 'blob' as const } : {}),
        ...(signal ? { signal } : {}),
        ...(timeout ? { timeout } : {}),
        ...(onProgress ? { onUploadProgress: ({ progress = 0 }) => onProgress(progress) } : {}),
      })
      return data
    } catch (error) {
      if (signal?.aborted) throw signal.reason
      if (!axios.isAxiosError(error)) throw error
      if (error.response) throw refusal(error.response.status, error.response.data, requestId)
      throw unreachable(requestId, error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT')
    }
  }
}
