import type { Tx } from '../../db.ts'

/** Recounts the hearts of all posts; returns how many counts were wrong. */
export async function recountHearts(tx: Tx): Promise<number> {
  const [row] = await tx<[{ count: number }]>`
    select recount_post_hearts(array(
      select ref from saved_item where kind = 'post' union select city || '/' || slug from post where hearts > 0
    )) as count`
  return row.count
}
