import type { Block } from '@nukkad/contracts/block'
import type { IconText } from '@nukkad/ui/icons'
import type { ComponentType } from 'react'

type Data = Block['data']

/** What the fields of one block are given. */
export interface BlockFormProps<D = Data> {
  readonly data: D
  /** whose drawings and things come first; null: those of the whole country */
  readonly city: string | null
  /** what the server minded, by field of the data (`title`, `items.0.text`); `''` is the block as a whole */
  readonly problems: Readonly<Record<string, string>>
  readonly onChange: (data: D) => void
}

/** A kind of block as it is edited. */
export interface EditedKind<D = Data> {
  /** version of the data that the form knows */
  readonly v: number
  /** in the words of the chooser: 'Quote' */
  readonly name: string
  readonly Icon: typeof IconText
  /** the data that a new one begins with */
  empty(): D
  /** Can it be saved as it is? One that cannot waits in the browser until it can. */
  isWhole(data: D): boolean
  /** The code of its fields, fetched when the first such block stands on the screen. */
  load(): Promise<ComponentType<BlockFormProps<D>>>
}

/** Kinds by type, in the order of the chooser. */
export type EditedKinds = Readonly<Record<string, EditedKind>>

/** Holds a kind to its data, and hands it on as one of many. */
export const editedKind = <D>(kind: EditedKind<D>): EditedKind => kind as unknown as EditedKind

/** The kind of a block that can be edited here: not of one that is unknown or newer. */
export function editable(kinds: EditedKinds, { type, v }: Pick<Block, 'type' | 'v'>): EditedKind | undefined {
  const kind = Object.hasOwn(kinds, type) ? kinds[type] : undefined
  return kind?.v === v ? kind : undefined
}

export const nameOf = (kinds: EditedKinds, block: Pick<Block, 'type' | 'v'>): string =>
  editable(kinds, block)?.name ?? 'A block from a newer release'

/** A new block of a kind. */
export const newBlock = (type: string, kind: EditedKind): Block => ({
  ...{ id: crypto.randomUUID(), type, v: kind.v },
  data: kind.empty(),
})

export interface WholeBlocks {
  readonly whole: Block[]
  /** the id of each of them */
  readonly keys: readonly string[]
  /** ids of those that are not filled in */
  readonly unfinished: readonly string[]
}

/**
 * The blocks as they can be saved. One that is not filled in goes as it was `saved` last, or not at all where it is new: what
 * readers see already never disappears because somebody is typing. What nobody here knows is kept as it is.
 */
export function wholeBlocks(kinds: EditedKinds, blocks: readonly Block[], saved: readonly Block[]): WholeBlocks {
  const isWhole = (block: Block) => editable(kinds, block)?.isWhole(block.data) ?? true
  const whole = blocks.flatMap((block) => (isWhole(block) ? block : (saved.find(({ id }) => id === block.id) ?? [])))
  return {
    ...{ whole, keys: whole.map(({ id }) => id) },
    unfinished: blocks.filter((block) => !isWhole(block)).map(({ id }) => id),
  }
}
