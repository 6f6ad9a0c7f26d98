import type { PendingQuery, Row } from 'postgres'

/** A piece of a statement, written with the same tag as the statement it goes into. */
export type Fragment = PendingQuery<Row[]>
