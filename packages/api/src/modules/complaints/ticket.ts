import { randomInt } from 'node:crypto'

/** Without I, L, O and U, which are misread or make words. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const read: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' }

const written = (text: string) => `C-${text.slice(0, 4)}-${text.slice(4)}`

/** A new ticket with 40 random bits: 'C-7KQ2-9XMH'. */
export const newTicket = (): string => written(Array.from({ length: 8 }, () => letters[randomInt(32)]).join(''))

/** A ticket as stored, however it was typed. */
export const ticketOf = (typed: string): string =>
  written(
    typed
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '')
      .slice(1)
      .replace(/[ILO]/g, (letter) => read[letter] ?? letter),
  )
