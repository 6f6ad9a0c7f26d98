/** What a person typed into a field of one line: no ends of blank, one blank between words. */
export const oneLine = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()
