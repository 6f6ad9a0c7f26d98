import { Agent, request as open } from 'node:http'
import type { FuzzAnswer } from './judge.ts'
import type { FuzzRequest } from './requests.ts'

export type Send = (request: FuzzRequest) => Promise<FuzzAnswer>

/**
 * Sends over HTTP to an API's address. Each request appears to come from a different address: rate limits by address
 * would hide what is behind them.
 */
export function sendTo(base: string): { send: Send; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  let sent = 0
  const send: Send = ({ method, path, headers, body }) =>
    new Promise((resolve, reject) => {
      const from = performance.now()
      sent += 1
      const forwarded = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`
      const bytes = body === undefined ? undefined : Buffer.from(body)
      const outgoing = open(
        base + path,
        {
          method,
          agent,
          timeout: 60_000,
          headers: { 'x-forwarded-for': forwarded, ...headers, ...(bytes && { 'content-length': bytes.length }) },
        },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              body: Buffer.concat(chunks).toString(),
              milliseconds: performance.now() - from,
            }),
          )
        },
      )
      outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in a minute')))
      outgoing.on('error', reject)
      outgoing.end(bytes)
    })
  return { send, close: () => agent.destroy() }
}
