import type { Queryable, Tx } from '../../db.ts'

/** An account, or the hash of a network. */
export type Sender =
  | { readonly userId: string; readonly network: null }
  | { readonly userId: null; readonly network: Buffer }

/** Lets complaints of one sender, and those with one email address, be counted and stored one after the other. */
export async function lockSender(tx: Tx, { userId, network }: Sender, email: string): Promise<void> {
  // In this order, so that no two complaints wait for each other.
  for (const name of [`complaint of:${userId ?? network?.toString('hex')}`, `complaint with:${email}`])
    await tx`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`
}

interface Counts {
  readonly ofSender: number
  readonly ofEmail: number
}

/** How many complaints this sender has sent since then, and how many came with this address from anybody. */
export async function countSince(q: Queryable, sender: Sender, email: string, since: Date): Promise<Counts> {
  const theirs = sender.userId === null ? q`network = ${sender.network}` : q`user_id = ${sender.userId}`
  const [row] = await q<[Counts]>`
    select (select count(*)::integer from complaint where ${theirs} and received_at > ${since}) as "ofSender",
      (select count(*)::integer from complaint where email = ${email} and received_at > ${since}) as "ofEmail"`
  return row
}

export const forgetNetworks = (q: Queryable, before: Date, limit: number) => q`
  update complaint set network = null where id in (
    select id from complaint where network is not null and received_at < ${before} limit ${limit} for update skip locked
  )`
