import type { Queryable, Tx } from '../../../db.ts'
import { type CardRow, columns } from '../card-columns.repository.ts'

/** One of the two secrets of a card, as its hash. */
export type Secret = { readonly codeHash: Buffer } | { readonly tokenHash: Buffer }
const by = (q: Queryable, secret: Secret) =>
  'codeHash' in secret ? q`c.code_hash = ${secret.codeHash}` : q`c.token_hash = ${secret.tokenHash}`

export async function findBySecret(q: Queryable, secret: Secret): Promise<CardRow | undefined> {
  const [row] = await q<CardRow[]>`select ${columns(q)} from gift_card c where ${by(q, secret)}`
  return row
}

export async function lockBySecret(tx: Tx, secret: Secret): Promise<CardRow | undefined> {
  const [row] = await tx<CardRow[]>`
    select ${columns(tx)} from gift_card c where ${by(tx, secret)} for update`
  return row
}
