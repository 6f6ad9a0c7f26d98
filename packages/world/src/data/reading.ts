import type { SeedBlock } from './content-types.ts'

/** How many words somebody reads who reads all of it; names of places and products in lists are not counted. */
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
/** Counted, never claimed, and at the speed at which the editors' own posts are counted. */
export const minutesToRead = (blocks: readonly SeedBlock[]): number =>
  Math.max(1, Math.ceil(countWords(blocks) / wordsAMinute))
