import { isKind, kinds } from '@nukkad/blocks/schema'
import { Block } from '@nukkad/contracts/block'
import { Check } from 'typebox/value'
import type { Queryable } from '../../db.ts'
import { blocksOfRevisions } from './revised-content.repository.ts'
import type { KeptTable } from './revision.repository.ts'

/** Written content: a place has no blocks, and a page of a campaign has a list for each variant as well. */
interface Written {
  readonly blocks?: readonly unknown[]
  readonly variants?: readonly { readonly blocks: readonly unknown[] }[]
}

export const isKnown = ({ type, v }: Block): boolean => isKind(type) && v <= kinds[type].v

export function blocksIn(written: object): Block[] {
  const { blocks = [], variants = [] } = written as Written
  return [...blocks, ...variants.flatMap((one) => one.blocks)].filter((one) => Check(Block, one))
}

/** Ids of the blocks of a newer release: this one keeps them as they are. */
const unknownIdsIn = (written: object) => blocksIn(written).flatMap((one) => (isKnown(one) ? [] : [one.id]))

/**
 * The blocks that were stored before a draft is: those of the present one, and unknown ones of kept revisions, because
 * an editor may undo their removal.
 */
export async function storedBlocks(
  q: Queryable,
  table: KeptTable,
  present: Written & { readonly id: number },
  sent: Written,
): Promise<Block[]> {
  const unknown = unknownIdsIn(sent)
  const earlier = unknown.length > 0 ? await blocksOfRevisions(q, table, present.id, unknown) : []
  return [...blocksIn(present), ...earlier]
}

/** Whether a draft lacks an unknown block of the one before it, whose revision must then stay. */
export function losesUnknownBlocks(before: object, after: object): boolean {
  const left = new Set(blocksIn(after).map(({ id }) => id))
  return unknownIdsIn(before).some((id) => !left.has(id))
}
