import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'

/** Crockford's alphabet: no letter that can be mistaken for a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const drawn = 10
const signed = 6

export interface TicketCodes {
  /** A new code: fifty random bits and thirty of a signature, in four groups that are easy to read out. */
  make(): string
  /** The code as it is stored, however it was typed; undefined when its signature is not ours. */
  read(typed: string): string | undefined
}

/** Codes of tickets. A forged one is refused by its signature, before any table is read. */
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
