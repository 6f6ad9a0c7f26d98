import { createHmac, timingSafeEqual } from 'node:crypto'

/** The six digits that a place displays: derived from its id and the version of its PIN, so none is stored. */
export function printedPin(secret: string, outletId: number, version: number): string {
  const digest = createHmac('sha256', secret).update(`access-pin:${outletId}:${version}`).digest()
  return String(digest.readUInt32BE(0) % 1_000_000).padStart(6, '0')
}

export const isSamePin = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
