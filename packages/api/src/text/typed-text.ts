/** What a person typed into a field of one line: no ends of blank, one blank between words. */
export const oneLine = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/** What a person typed into a large field: no blanks around, no walls of empty lines. It stays plain text. */
export const paragraphs = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
