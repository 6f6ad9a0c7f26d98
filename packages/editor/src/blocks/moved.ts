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

/** At which side of another block one would stand. */
export type DragEdge = 'top' | 'bottom'

/** Where a block stands once it is dropped at one side of another. */
export function placeBeside(blocks: readonly Block[], id: string, over: string, edge: DragEdge): number {
  const from = blocks.findIndex((block) => block.id === id)
  const target = blocks.findIndex((block) => block.id === over) + (edge === 'bottom' ? 1 : 0)
  return from < target ? target - 1 : target
}
