import type { Block } from '@nukkad/contracts/block'

/** The blocks with this one moved to another position; the same list if nothing changes. */
export function moved(blocks: readonly Block[], id: string, to: number): readonly Block[] {
  const from = blocks.findIndex((block) => block.id === id)
  const one = blocks[from]
  if (!one || to === from || to < 0 || to >= blocks.length) return blocks
  const next = blocks.filter((block) => block !== one)
  next.splice(to, 0, one)
  return next
}

/** The side of another block at which one would be inserted. */
export type DragEdge = 'top' | 'bottom'

/** The position of a block after dropping it at one side of another. */
export function placeBeside(blocks: readonly Block[], id: string, over: string, edge: DragEdge): number {
  const from = blocks.findIndex((block) => block.id === id)
  const target = blocks.findIndex((block) => block.id === over) + (edge === 'bottom' ? 1 : 0)
  return from < target ? target - 1 : target
}
