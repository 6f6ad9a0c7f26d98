import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../errors.ts'
import type { App } from '../../plugin.ts'

/** Deeper than anything we accept; otherwise the sender would decide how long walking it takes. */
const deepest = 40
const words = {
  text: 'has characters that no text can have',
  number: 'is a number too large to be exact',
  depth: 'is nested too deeply',
} as const

/** The bundler turns it into `new RegExp`, so it is made once and not for every text. */
const loneSurrogate = /\p{Surrogate}/u

/** A NUL or a lone surrogate: PostgreSQL stores neither. */
const isImpossible = (text: string): boolean => text.includes('\0') || loneSurrogate.test(text)

interface Waiting {
  readonly value: unknown
  readonly path: string
  readonly depth: number
}

/** The first value that no column could hold in data read from JSON, a form or an address, with its path. */
export function impossibleIn(root: unknown): { path: string; problem: string } | undefined {
  const waiting: Waiting[] = [{ value: root, path: '', depth: 0 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path, depth } = next
    if (typeof value === 'string') {
      if (isImpossible(value)) return { path, problem: words.text }
    } else if (typeof value === 'number') {
      if (Math.abs(value) > Number.MAX_SAFE_INTEGER) return { path, problem: words.number }
    } else if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value)) {
      if (depth >= deepest) return { path, problem: words.depth }
      for (const [name, inner] of Object.entries(value)) {
        if (isImpossible(name)) return { path, problem: words.text }
        waiting.push({ value: inner, path: path ? `${path}.${name}` : name, depth: depth + 1 })
      }
    }
  }
  return undefined
}

/** Throws for a part of a request that holds an impossible value. */
function refuseImpossible(part: unknown): void {
  const found = impossibleIn(part)
  if (!found) return
  const name = found.path || 'body'
  throw new Refusal('validation', `${name} ${found.problem}`, { [name]: found.problem })
}

/**
 * Checks everything that comes from outside before any handler and any rule: path, query and body. Later code need not
 * consider input that only a hand-made request could contain.
 */
export function refuseImpossibleInput(app: App): void {
  app.addHook('preValidation', (request: FastifyRequest, _reply, done) => {
    // An address without a percent sign is plain ASCII.
    if (request.url.includes('%')) {
      refuseImpossible(request.params)
      refuseImpossible(request.query)
    }
    if (request.body !== undefined && request.body !== null) refuseImpossible(request.body)
    done()
  })
  // Numbers in an address are text until they are validated.
  app.addHook('preHandler', ({ url, query, params }, _reply, done) => {
    refuseImpossible(params)
    if (url.includes('?')) refuseImpossible(query)
    done()
  })
}
