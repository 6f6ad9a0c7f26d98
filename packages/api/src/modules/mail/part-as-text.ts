import type { Part } from './written-mail.ts'

/** One part of a mail as plain text. */
export function partAsText(part: Part): string {
  if ('paragraph' in part) return part.paragraph
  if ('note' in part) return part.note
  if ('code' in part) return part.code
  if ('button' in part) return `${part.button}:\n${part.href}`
  if ('title' in part) return part.title.toUpperCase()
  if ('address' in part) return part.address.join('\n')
  if ('total' in part) return `${part.total}: ${part.amount}`
  if ('picture' in part) return part.alt
  if ('items' in part) {
    return part.items.map(({ name, detail, amount }) => `${name}: ${amount}${detail ? `\n  ${detail}` : ''}`).join('\n')
  }
  return part.rows.map(([what, value]) => `${what}: ${value}`).join('\n')
}
