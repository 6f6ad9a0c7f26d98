import type { Queryable, Tx } from '../../../db.ts'

export interface InvitationRow {
  readonly id: number
  readonly merchantId: number
  readonly slug: string
  readonly name: string
  readonly email: string
  readonly sentAt: Date
  readonly expiresAt: Date
}

const columns = (q: Queryable) => q`
  i.id, i.merchant_id as "merchantId", m.slug, m.name, i.email, i.sent_at as "sentAt", i.expires_at as "expiresAt"`

export async function invitationById(q: Queryable, id: number): Promise<InvitationRow | undefined> {
  const [row] = await q<InvitationRow[]>`
    select ${columns(q)} from merchant_invitation i join merchant m on m.id = i.merchant_id where i.id = ${id}`
  return row
}

/** The invitation of a link, while it can be accepted. */
export async function invitationOf(q: Queryable, hash: Buffer, now: Date): Promise<InvitationRow | undefined> {
  const [row] = await q<InvitationRow[]>`
    select ${columns(q)} from merchant_invitation i join merchant m on m.id = i.merchant_id
    where i.hash = ${hash} and i.expires_at > ${now}`
  return row
}

interface Sending {
  readonly hash: Buffer
  readonly userId: string
  readonly sentAt: Date
  readonly expiresAt: Date
}

/** Undefined when this address is already invited to this merchant. */
export async function insertInvitation(
  tx: Tx,
  { merchantId, email, hash, userId, sentAt, expiresAt }: Sending & { merchantId: number; email: string },
): Promise<number | undefined> {
  const [row] = await tx<{ id: number }[]>`
    insert into merchant_invitation (merchant_id, email, hash, invited_by, sent_at, expires_at)
    values (${merchantId}, ${email}, ${hash}, ${userId}, ${sentAt}, ${expiresAt})
    on conflict (merchant_id, email) do nothing returning id`
  return row?.id
}

/** Replaces the link of an invitation, unless it was sent since `before`. */
export async function renewInvitation(
  tx: Tx,
  id: number,
  { hash, userId, sentAt, expiresAt }: Sending,
  before: Date,
): Promise<boolean> {
  const { count } = await tx`
    update merchant_invitation set hash = ${hash}, invited_by = ${userId}, sent_at = ${sentAt},
      expires_at = ${expiresAt}, undeliverable_at = null
    where id = ${id} and sent_at <= ${before}`
  return count === 1
}

/** Ends an invitation of a merchant; false when there is none. */
export async function removeInvitation(tx: Tx, merchantId: number, id: number): Promise<boolean> {
  const { count } = await tx`delete from merchant_invitation where id = ${id} and merchant_id = ${merchantId}`
  return count === 1
}

/** Uses up a link; false when that has happened meanwhile. */
export async function takeInvitation(tx: Tx, hash: Buffer, now: Date): Promise<boolean> {
  const { count } = await tx`delete from merchant_invitation where hash = ${hash} and expires_at > ${now}`
  return count === 1
}

/** Marks an invitation whose mail was refused, unless it was sent again since. */
export async function markUndeliverable(q: Queryable, id: number, sentAt: Date, now: Date): Promise<void> {
  await q`update merchant_invitation set undeliverable_at = ${now} where id = ${id} and sent_at = ${sentAt}`
}
