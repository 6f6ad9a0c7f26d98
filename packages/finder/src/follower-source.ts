/** What a process holds in memory of rows of a database. */
export interface Copy<Row> {
  readonly size: number
  /** places for rows; a change takes a new one */
  readonly bound: number
  readonly isFull: boolean
  put(row: Row): void
  remove(id: number): void
}

/** What was committed since a snapshot, and the snapshot after it. */
export interface Changes {
  readonly snapshot: string
  /** nobody says what: all has to be read again */
  readonly everything: boolean
  readonly ids: readonly number[]
  /** those of `ids` that still stand, a text each */
  readonly texts: readonly string[]
}

/** Where a follower reads rows and what was committed since. */
export interface Source<Of extends Copy<Row>, Row extends { readonly id: number }, Changed extends Changes> {
  /** Where reading begins: what is committed by then is in the rows read later, all else is a change. */
  begin(): Promise<{ readonly snapshot: string; readonly count: number }>
  empty(bound: number): Promise<Of> | Of
  textsAfter(id: number, most: number): Promise<readonly string[]>
  read(text: string): Row
  changesSince(snapshot: string): Promise<Changed>
  /** what changed besides rows */
  takeMore?(copy: Of, changes: Changed): Promise<void>
  /** the copy stands where these changes lead, from this moment on */
  taken?(changes: Changed): void
}
