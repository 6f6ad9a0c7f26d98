import type { Dispatcher } from 'undici'
import { retryingAgent } from '../../http/retrying-agent.ts'
import { type AskedCall, passedHeaders } from './api-messages.ts'

/** An answer of the API. */
interface ApiAnswer {
  readonly status: number
  readonly contentType: string
  readonly body: Buffer
}

/** Calls the API for the render processes; closed with the shell. */
export interface ApiCaller {
  call(asked: AskedCall, body: Buffer): Promise<ApiAnswer | undefined>
  close(): Promise<void>
}

/** Pages are rendered from answers of some ten kilobytes. */
const mostAnswerBytes = 16 * 1024 * 1024
const withinMs = 10_000

/**
 * Calls only the API at `origin`: any path that a release gives stays below its /api. Returns undefined for a path that
 * is not allowed, and if there is no answer.
 */
export function apiCaller(origin: string): ApiCaller {
  const agent = retryingAgent({
    connections: 256,
    keepAliveTimeout: 4_000,
    headersTimeout: withinMs,
    bodyTimeout: withinMs,
  })
  const ask = (asked: AskedCall, path: string, body: Buffer) =>
    new Promise<Dispatcher.ResponseData>((resolve, reject) => {
      const method = asked.method as Dispatcher.HttpMethod
      const headers = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => passedHeaders.includes(name)))
      agent.request({ origin, path, method, headers, body: body.length > 0 ? body : null }, (error, answer) =>
        answer ? resolve(answer) : reject(error),
      )
    })

  return {
    async call(asked, body) {
      const path = apiPath(origin, asked.path)
      if (path === undefined) return undefined
      try {
        const { statusCode, headers, body: coming } = await ask(asked, path, body)
        const whole = await wholeOf(coming)
        return whole && { status: statusCode, contentType: String(headers['content-type'] ?? ''), body: whole }
      } catch {
        return undefined
      }
    },
    close: () => agent.destroy(),
  }
}

/** The address below /api for a path; undefined if it leads outside. */
export function apiPath(origin: string, path: string): string | undefined {
  if (!path.startsWith('/') || !URL.canParse(`${origin}/api${path}`)) return undefined
  const url = new URL(`${origin}/api${path}`)
  // The setting may contain the default port.
  return url.origin === new URL(origin).origin && url.pathname.startsWith('/api/')
    ? url.pathname + url.search
    : undefined
}

async function wholeOf(coming: AsyncIterable<Buffer>): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of coming) {
    bytes += chunk.length
    if (bytes > mostAnswerBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
