import type { NewLinks } from '@nukkad/contracts/endpoints/campaigns/link-editing'
import type { Tx } from '../../db.ts'
import { insertAll } from '../../sql-fragment.ts'

/** Stores a batch of links and returns its id. */
export async function putBatch(
  tx: Tx,
  { kind, title }: Pick<NewLinks, 'kind' | 'title'>,
  userId: string,
  now: Date,
): Promise<string> {
  const [row] = await tx<[{ id: string }]>`
    insert into link_batch (kind, title, made_by, made_at) values (${kind}, ${title}, ${userId}, ${now})
    returning id::text`
  return row.id
}

const hex = (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}`
const numbered = (batch: string, hashes: readonly Buffer[]) =>
  hashes.map((hash, at) => ({ batch, nth: at + 1, code_hash: hex(hash), is_revoked: false }))

export const putPrivateLinks = (tx: Tx, batch: string, hashes: readonly Buffer[], campaign: string, now: Date) =>
  insertAll(
    tx,
    'private_link',
    numbered(batch, hashes).map((link) => ({ ...link, detail: '', campaign, created_at: now })),
  )

export function putTokens(
  tx: Tx,
  batch: string,
  hashes: readonly Buffer[],
  { title, line, gift, startsAt, endsAt }: Extract<NewLinks, { kind: 'token' }>,
) {
  const token = { title, line, gift, starts_at: startsAt, ends_at: endsAt }
  return insertAll(
    tx,
    'campaign_token',
    numbered(batch, hashes).map((link) => ({ ...link, ...token })),
  )
}
