import type { WrittenReview } from '@nukkad/contracts/endpoints/reviews'
import { Invalid } from '../../errors.ts'
import { oneLine } from '../../text.ts'

/** Addresses with or without their beginning, and what only somebody writes who wants to be clicked. */
const link = /https?:|www\.|\b(?:javascript|data|mailto|tel):|<\s*\/?\s*[a-z]/i
/** Only as addresses are written: "It fits.In the sun" is a missing blank. */
const domain =
  /\b[\w-]+\.(?:com|in|net|org|shop|store|io|co|xyz|info|biz|me|link|ly|app|site|online|club|ru|cn|COM|IN)\b/

/** Is there anything in it that leads away? Then somebody reads it first. */
export const carriesLink = (...texts: readonly string[]): boolean =>
  texts.some((text) => link.test(text) || domain.test(text))

/** What was written, tidied: no blanks around, no walls of empty lines. It stays plain text; nothing in it is markup. */
export function tidied({ rating, title, text }: WrittenReview) {
  const heading = oneLine(title)
  const body = text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  if (heading.length < 2) throw new Invalid({ title: 'needs at least 2 characters' })
  if (body.length < 10) throw new Invalid({ text: 'needs at least 10 characters' })
  return { rating, title: heading, body }
}

/** 'Asha R.': enough to be somebody, too little to be found. */
export function authorName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  const [initial] = last_name.trim()
  return initial ? `${first_name} ${initial.toUpperCase()}.` : first_name
}
