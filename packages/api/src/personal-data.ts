import type { Queryable, Tx } from './db.ts'

/** The person whose data are meant. An account may have no mail address, or no phone. */
export interface Person {
  readonly userId: string
  readonly email: string | null
  /** with its country's code: +919876543210 */
  readonly phone: string | null
}

/** Lines of one file of somebody's copy: what each is called, and what it says. */
export type CopiedRows = readonly Readonly<Record<string, unknown>>[]

/** A sentence for people about what goes or ends with the account. */
export interface Standing {
  readonly title: string
  readonly text: string
}

/**
 * What a module knows of people. Every module that holds something of a person registers one: without it a test that walks
 * the database's catalogue fails.
 */
export interface PersonalData {
  /**
   * Columns of this module that point at an account or hold somebody's words, as `table.column`: does `erase` clear them,
   * or do they stay, and why?
   */
  readonly columns: Readonly<Record<string, 'erased' | { readonly stays: string }>>
  /** Files of the copy by their names; a list of allowed fields, the person's own rows only, no secrets. */
  readonly copy?: (q: Queryable, person: Person) => Promise<Readonly<Record<string, CopiedRows>>>
  /** What is lost with the account: balances, cards. */
  readonly balances?: (q: Queryable, person: Person, now: Date) => Promise<readonly Standing[]>
  /** Agreements that would continue, ended by `close`: mandates, subscriptions. */
  readonly ends?: (q: Queryable, person: Person) => Promise<readonly Standing[]>
  /** What is under way and needs the person still, such as a parcel to their door: erasing waits until it has ended. */
  readonly waits?: (q: Queryable, person: Person) => Promise<readonly Standing[]>
  /** Is called before the account is closed, outside of its transaction: ends what goes on elsewhere, or throws. */
  readonly end?: (person: Person) => Promise<void>
  /** Is called in the transaction that closes the account, which may yet be taken back. */
  readonly close?: (tx: Tx, person: Person, now: Date) => Promise<void>
  /** Takes all of it away, or what names the person where the rest has to stay. It may be called again. */
  readonly erase?: (tx: Tx, person: Person) => Promise<void>
}
