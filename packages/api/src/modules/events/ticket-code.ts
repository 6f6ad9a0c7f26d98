import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import encodeQR from 'qr'

/** Crockford's alphabet: no letter that is read as a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const drawn = 10
const signed = 6

export interface TicketCodes {
  /** A new code: fifty random bits and thirty of a signature, in four groups that can be read out. */
  make(): string
  /** The code as it is stored when it is one of ours, however it was typed; undefined when nobody here made it. */
  read(typed: string): string | undefined
}

/** Codes of tickets. A made-up one is refused by its signature, before any table is asked. */
export function ticketCodes(secret: string): TicketCodes {
  const sign = (text: string) => {
    const digest = createHmac('sha256', secret).update(`ticket:${text}`).digest()
    return Array.from({ length: signed }, (_, at) => alphabet[(digest[at] ?? 0) % 32]).join('')
  }
  const grouped = (text: string) => text.replace(/(.{4})(?=.)/g, '$1-')
  return {
    make() {
      const text = Array.from({ length: drawn }, () => alphabet[randomInt(32)]).join('')
      return grouped(text + sign(text))
    },
    read(typed) {
      const text = typed.toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1').replace(/[\s-]/g, '')
      if (text.length !== drawn + signed || [...text].some((letter) => !alphabet.includes(letter))) return undefined
      const wanted = Buffer.from(sign(text.slice(0, drawn)))
      return timingSafeEqual(wanted, Buffer.from(text.slice(drawn))) ? grouped(text) : undefined
    },
  }
}

/** The code as the path of an SVG, one unit a module; runs of dark modules are one rectangle. */
export function qrPath(code: string): { size: number; path: string } {
  const rows = encodeQR(code, 'raw', { ecc: 'medium', border: 4 })
  let path = ''
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue
      const from = x
      while (row[x + 1]) x += 1
      path += `M${from} ${y}h${x + 1 - from}v1H${from}z`
    }
  }
  return { size: rows.length, path }
}

/** The same as a picture that every mail reader shows. */
export const qrPicture = (code: string): Buffer =>
  Buffer.from(encodeQR(code, 'gif', { ecc: 'medium', border: 4, scale: 8 }))
