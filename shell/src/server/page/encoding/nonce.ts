import { randomBytes } from 'node:crypto'

/** A fresh nonce: 18 random bytes, 24 characters that need no escaping anywhere. */
export const freshNonce = (): string => randomBytes(18).toString('base64url')

/**
 * The placeholder for the nonce while a page is composed. Generated anew by every process and never sent, so that
 * nothing a remote or a person writes can contain it.
 */
export const nonceMark = freshNonce()

/** Bytes with places for a nonce, ready to be sent many times. */
export type Template = (nonce: string) => Buffer

function placesOf(mark: string, bytes: Buffer): number[] {
  const places: number[] = []
  for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, at + mark.length)) places.push(at)
  return places
}

/** The pieces between the marks, one more than there are marks. */
export function piecesBetween(mark: string, bytes: Buffer): Buffer[] {
  const places = placesOf(mark, bytes)
  return [...places, bytes.length].map((end, nth) => {
    const before = nth === 0 ? 0 : (places[nth - 1] ?? 0) + mark.length
    return bytes.subarray(before, end)
  })
}

/** The bytes with every `mark` replaced by a nonce of the same length. */
export function patchable(bytes: Buffer, mark: string): Template {
  const places = placesOf(mark, bytes)
  return (nonce) => {
    const copy = Buffer.from(bytes)
    for (const place of places) copy.write(nonce, place, 'latin1')
    return copy
  }
}
