import type { JSONValue, Parameter, TransactionSql } from 'postgres'

export type SeedTx = TransactionSql<Record<string, unknown>>

/** A value as a parameter of type json: the types of `postgres` refuse interfaces, which have no index signature. */
export const json = (tx: SeedTx, value: object): Parameter => tx.json(value as JSONValue)
