import type { Block } from '@nukkad/contracts/block'

/** The blocks with this one at another place; the same list where there is nothing to do. */
export function moved(blocks: readonly Block[], id: string, to: number): readonly Block[] {
  const from = blocks.findIndex((block) => block.id === id)
  const one = blocks[from]
  if (!one || to === from || to < 0 || to >= blocks.length) return blocks
  const next = blocks.filter((block) => block !== one)
  next.splice(to, 0, one)
  return next
}
