import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The shell's id when it sends one that is safe to log, so that a page and its calls share an id; else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
