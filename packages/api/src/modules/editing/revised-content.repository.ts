import type { Block } from '@nukkad/contracts/block'
import type { Queryable } from '../../db.ts'
import { type KeptTable, kept, owner } from './revision.repository.ts'

/** The blocks with these ids in all revisions of a row, in each state in which they were stored. */
export async function blocksOfRevisions(
  q: Queryable,
  table: KeptTable,
  id: number,
  blockIds: readonly string[],
): Promise<Block[]> {
  const rows = await q<{ block: Block }[]>`
    select distinct block from ${kept(q, table)} r
      cross join lateral jsonb_path_query(r.content, 'lax $.**.blocks[*]') block
    where r.${owner(q, table)} = ${id} and block ->> 'id' = any(${[...blockIds]}::text[])`
  return rows.map(({ block }) => block)
}

/** What the stored revisions of a row say was removed from it. */
export async function droppedReferences(q: Queryable, table: KeptTable, id: number): Promise<string[]> {
  const rows = await q<{ one: string }[]>`
    select distinct unnest(dropped) as one from ${kept(q, table)} where ${owner(q, table)} = ${id}`
  return rows.map(({ one }) => one)
}
