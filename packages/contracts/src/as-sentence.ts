/**
 * Turns the server's error about a field into a sentence: 'is required: a word or two' becomes 'This is required: a
 * word or two.'
 */
export function asSentence(text: string | undefined): string | undefined {
  if (!text || /^[A-Z“‘]/.test(text)) return text
  return `This ${text}${/[.!?]$/.test(text) ? '' : '.'}`
}
