/** Normalises input of a one-line field: trimmed, with single spaces between words. */
export const oneLine = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/** Normalises input of a large field: trimmed, without runs of empty lines. It stays plain text. */
export const paragraphs = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
