import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** A hash that cannot be computed without the server's secret: for values short enough to be guessed. */
export const keyedHash = (secret: string, ...parts: readonly string[]): Buffer =>
  createHmac('sha256', secret).update(parts.join('\n')).digest()

/** A hash for values too random to be guessed. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

export const isSameHash = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && timingSafeEqual(one, other)
