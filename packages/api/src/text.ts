/** What a person typed into a field of one line: no ends of blank, one blank between words. */
export const oneLine = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** Text as it stands in a page's HTML, in an attribute too: never as markup. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
