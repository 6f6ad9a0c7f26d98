/**
 * The contents of a code at the counter: the card number (unless only six digits were typed), the code, and the offer.
 */
export interface ReadCode {
  readonly card: string | undefined
  readonly code: string
  readonly offer: string | undefined
}

const prefix = 'NKA'

/** The text of the QR code. */
export const writtenCode = ({ card, code, offer }: ReadCode): string =>
  [prefix, card, code, ...(offer ? [offer] : [])].join(':')

/**
 * Parses a scanned text, six typed digits, or ten digits of a card followed by six; undefined when it is none of these.
 */
export function readCode(typed: string): ReadCode | undefined {
  const scanned = /^NKA:(\d{10}):(\d{6})(?::([a-z0-9-]{1,120}))?$/.exec(typed.trim())
  if (scanned) return { card: scanned[1], code: scanned[2] ?? '', offer: scanned[3] }
  const digits = typed.replace(/[\s-]/g, '')
  if (/^\d{6}$/.test(digits)) return { card: undefined, code: digits, offer: undefined }
  if (/^\d{16}$/.test(digits)) return { card: digits.slice(0, 10), code: digits.slice(10), offer: undefined }
  return undefined
}
