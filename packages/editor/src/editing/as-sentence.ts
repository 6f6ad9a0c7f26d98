/** What the server minds of a field, said at the field: 'is needed: a word or two' is 'This is needed: a word or two.' */
export function asSentence(text: string | undefined): string | undefined {
  if (!text || /^[A-Z“‘]/.test(text)) return text
  return `This ${text}${/[.!?]$/.test(text) ? '' : '.'}`
}
