import type { SeedBlock } from './content-types.ts'

/** The number of words in a whole text; names of places and products in lists are not counted. */
export function countWords(blocks: readonly SeedBlock[]): number {
  const read = blocks.map((block) => {
    if (block.type === 'text') return block.html.replaceAll(/<[^>]+>/g, ' ')
    if (block.type === 'heading' || block.type === 'tip') return block.text
    if (block.type === 'quote') return `${block.text} ${block.who}`
    return block.type === 'picture' ? block.caption : ''
  })
  return read.join(' ').split(/\s+/).filter(Boolean).length
}

const wordsAMinute = 200
/** The reading time, computed from the words at the same speed as for the editors' own posts. */
export const minutesToRead = (blocks: readonly SeedBlock[]): number =>
  Math.max(1, Math.ceil(countWords(blocks) / wordsAMinute))
