import type { Queryable } from '../db.ts'

/** The pages that nearly everybody reads: so many things, of the first few pages. */
const [usualSize, usualPages] = [20, 5]

/**
 * Where a page begins and ends, as a part of a statement. For the usual pages the numbers stand in the statement itself: with
 * unknown ones PostgreSQL plans each call again, which costs more than the reading. Others stay values, so that nobody
 * can have plans kept by the thousand.
 */
export function boundsOf(q: Queryable, limit: number, offset: number) {
  const isUsual = limit === usualSize && offset % usualSize === 0 && offset < usualSize * usualPages
  return (bound: number) => (isUsual ? q.unsafe(String(Math.trunc(bound))) : q`${bound}`)
}
