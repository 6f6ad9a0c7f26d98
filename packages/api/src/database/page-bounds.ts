import type { Queryable } from '../db.ts'

/** The pages that are requested most: the usual page size, the first few pages. */
const [usualSize, usualPages] = [20, 5]

/**
 * The limit and offset of a page, as a part of a statement. For the usual pages the numbers are written into the
 * statement: with parameters PostgreSQL plans each call again, which costs more than the reading. Others stay
 * parameters, so that a caller cannot fill the plan cache.
 */
export function boundsOf(q: Queryable, limit: number, offset: number) {
  const isUsual = limit === usualSize && offset % usualSize === 0 && offset < usualSize * usualPages
  return (bound: number) => (isUsual ? q.unsafe(String(Math.trunc(bound))) : q`${bound}`)
}
