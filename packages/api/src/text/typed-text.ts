/**
 * Marks that turn the direction of what follows, control codes, and characters without width that nobody types: they
 * garble what is read, or hide something in it. The joiners stay, which Hindi and emoji need, and so do the marks that
 * Urdu needs.
 */
const garbling = /[\u0080-\u0084\u0086-\u009f\u00ad\u200b\u202a-\u202e\u2060-\u2069\ufeff]/g
/** Anything that is seen; fillers and the blank of Braille are letters and signs that show nothing. */
const sign = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u

export const withoutGarbling = (text: string): string => text.replace(garbling, '')
/** Whether a text shows anything at all. */
const isSeen = (text: string): boolean => sign.test(text)

function plain(text: string): string {
  const clean = withoutGarbling(text.normalize('NFC'))
  return isSeen(clean) ? clean : ''
}

/** Normalises input of a one-line field: trimmed, with single spaces; empty if it shows nothing. */
export const oneLine = (text: string): string => plain(text).replace(/\s+/g, ' ').trim()

/** Normalises input of a large field: trimmed, without runs of empty lines; empty if it shows nothing. It stays text. */
export const paragraphs = (text: string): string =>
  plain(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
