import type { Queryable, Tx } from './db.ts'

/** The person whose data is meant. An account may have no mail address, or no phone. */
export interface Person {
  readonly userId: string
  readonly email: string | null
  /** with its country code: +919876543210 */
  readonly phone: string | null
}

/** The rows of one file of a user's data copy, with the name and value of each field. */
export type CopiedRows = readonly Readonly<Record<string, unknown>>[]

/** A text for the user about something that is lost or ends with the account. */
export interface AccountNotice {
  readonly title: string
  readonly text: string
}

/**
 * What a module stores about people. Every module that stores personal data registers one: without it a test that walks
 * the database's catalogue fails.
 */
export interface PersonalData {
  /**
   * The columns of this module that refer to an account or hold a user's own words, as `table.column`: whether `erase`
   * clears them, or why they stay.
   */
  readonly columns: Readonly<Record<string, 'erased' | { readonly stays: string }>>
  /** Those of `columns` that the copy leaves out, and why. */
  readonly notCopied?: Readonly<Record<string, string>>
  /** The files of the data copy by name; an allowlist of fields, the user's own rows only, no secrets. */
  readonly copy?: (q: Queryable, person: Person) => Promise<Readonly<Record<string, CopiedRows>>>
  /** What is lost with the account: balances, cards. */
  readonly balances?: (q: Queryable, person: Person, now: Date) => Promise<readonly AccountNotice[]>
  /** Agreements that would otherwise continue, ended by `end` or `close`: mandates, subscriptions. */
  readonly ends?: (q: Queryable, person: Person) => Promise<readonly AccountNotice[]>
  /** What is pending and still needs the person's data, such as a parcel on its way: erasing waits for it. */
  readonly waits?: (q: Queryable, person: Person) => Promise<readonly AccountNotice[]>
  /** Called before the account is closed, outside of its transaction: ends agreements held elsewhere, or throws. */
  readonly end?: (person: Person) => Promise<void>
  /** Called in the transaction that closes the account, which may still be reopened. */
  readonly close?: (tx: Tx, person: Person, now: Date) => Promise<void>
  /** Erases all of it, or what identifies the person where the rest has to stay. Must be safe to repeat. */
  readonly erase?: (tx: Tx, person: Person) => Promise<void>
}
