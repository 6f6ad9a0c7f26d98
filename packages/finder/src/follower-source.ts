/** A process's copy of database rows in memory. */
export interface Copy<Row> {
  readonly size: number
  /** capacity in rows; a changed row takes a new place */
  readonly bound: number
  readonly isFull: boolean
  put(row: Row): void
  remove(id: number): void
}

/** What was committed since a snapshot, and the snapshot after it. */
export interface Changes {
  readonly snapshot: string
  /** the changes are not known one by one: everything has to be read again */
  readonly everything: boolean
  readonly ids: readonly number[]
  /** the rows of `ids` that still exist, as one text each */
  readonly texts: readonly string[]
}

/** The source from which a follower reads rows and changes. */
export interface Source<Of extends Copy<Row>, Row extends { readonly id: number }, Changed extends Changes> {
  /** Starts reading: what is committed by then is in the rows read later, everything else is a change. */
  begin(): Promise<{ readonly snapshot: string; readonly count: number }>
  empty(bound: number): Promise<Of> | Of
  textsAfter(id: number, most: number): Promise<readonly string[]>
  read(text: string): Row
  changesSince(snapshot: string): Promise<Changed>
  /** called for changes other than rows */
  takeMore?(copy: Of, changes: Changed): Promise<void>
  /** called when the copy includes these changes */
  taken?(changes: Changed): void
}
