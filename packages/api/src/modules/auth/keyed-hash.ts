import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** A hash that nobody can make without the server's secret: for what is short enough to be guessed. */
export const keyedHash = (secret: string, ...parts: readonly string[]): Buffer =>
  createHmac('sha256', secret).update(parts.join('\n')).digest()

/** A hash for what is too random to be guessed. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

export const isSameHash = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && timingSafeEqual(one, other)
