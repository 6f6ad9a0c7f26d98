import type { Block } from '@nukkad/contracts/block'
import type { IconText } from '@nukkad/ui/icons'
import type { ComponentType } from 'react'

type Data = Block['data']

/** The props of a block's fields. */
export interface BlockFormProps<D = Data> {
  readonly data: D
  /** the city whose drawings and content are listed first; null: those of the whole country */
  readonly city: string | null
  /** the server's validation errors, by field of the data (`title`, `items.0.text`); `''` is the block as a whole */
  readonly inputErrors: Readonly<Record<string, string>>
  readonly onChange: (data: D) => void
}

/** A kind of block as the editor sees it. */
export interface EditedKind<D = Data> {
  /** version of the data that the form knows */
  readonly v: number
  /** its name in the chooser: 'Quote' */
  readonly name: string
  readonly Icon: typeof IconText
  /** the data of a new block */
  empty(): D
  /** Whether it can be saved as it is. An incomplete block stays in the browser until it can. */
  isWhole(data: D): boolean
  /** Loads the code of its fields, when the first such block is shown. */
  load(): Promise<ComponentType<BlockFormProps<D>>>
}

/** Kinds by type, in the order of the chooser. */
export type EditedKinds = Readonly<Record<string, EditedKind>>

/** Checks a kind's type against its data, and erases that type for lists. */
export const editedKind = <D>(kind: EditedKind<D>): EditedKind => kind as unknown as EditedKind

/** The kind of a block that can be edited here; undefined if it is unknown or newer. */
export function editable(kinds: EditedKinds, { type, v }: Pick<Block, 'type' | 'v'>): EditedKind | undefined {
  const kind = Object.hasOwn(kinds, type) ? kinds[type] : undefined
  return kind?.v === v ? kind : undefined
}

export const nameOf = (kinds: EditedKinds, block: Pick<Block, 'type' | 'v'>): string =>
  editable(kinds, block)?.name ?? 'A block from a newer release'

/** A new block of a kind. */
export const newBlock = (type: string, kind: EditedKind): Block => ({
  id: crypto.randomUUID(),
  type,
  v: kind.v,
  data: kind.empty(),
})

export interface WholeBlocks {
  readonly whole: Block[]
  /** the id of each of them */
  readonly ids: readonly string[]
  /** ids of incomplete blocks */
  readonly unfinished: readonly string[]
}

/**
 * The blocks as they can be saved. An incomplete block is sent as it was `saved` last, or not at all if it is new, so
 * that published content never disappears while it is being edited. Unknown blocks are kept as they are.
 */
export function wholeBlocks(kinds: EditedKinds, blocks: readonly Block[], saved: readonly Block[]): WholeBlocks {
  const isWhole = (block: Block) => editable(kinds, block)?.isWhole(block.data) ?? true
  const whole = blocks.flatMap((block) => (isWhole(block) ? block : (saved.find(({ id }) => id === block.id) ?? [])))
  return {
    whole,
    ids: whole.map(({ id }) => id),
    unfinished: blocks.filter((block) => !isWhole(block)).map(({ id }) => id),
  }
}
