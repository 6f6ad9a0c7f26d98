import type { Tx } from '../../db.ts'

/** Counts the hearts of all posts again; answers how many were wrong. */
export async function recountHearts(tx: Tx): Promise<number> {
  const [row] = await tx<[{ count: number }]>`
    select recount_post_hearts(array(
      select ref from saved_item where kind = 'post' union select city || '/' || slug from post where hearts > 0
    )) as count`
  return row.count
}
