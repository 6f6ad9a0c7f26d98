import type { Queryable, Tx } from '../../db.ts'
import { type CampaignRow, campaignColumns, shownPages } from './campaign.repository.ts'

interface Code {
  readonly hash: Buffer
  readonly now: Date
}

/** The page that a private link leads to, while it runs. */
export async function privatePage(
  q: Queryable,
  { hash, now, detail }: Code & { detail: string },
): Promise<CampaignRow | undefined> {
  const [row] = await q<CampaignRow[]>`
    select ${campaignColumns(q)} from private_link l join (${shownPages(q, now)}) on p.slug = l.campaign
    where l.code_hash = ${hash} and l.detail = ${detail} and not l.is_revoked
      and p.is_published and p.starts_at <= ${now} and (c.ends_at is null or c.ends_at > ${now})`
  return row
}

export type StoredGift = { readonly text: string } & (
  | { readonly kind: 'coupon'; readonly code: string }
  | { readonly kind: 'perks'; readonly paise: number; readonly days: number }
  | { readonly kind: 'page'; readonly href: string }
)

export interface TokenRow {
  readonly title: string
  readonly line: string
  readonly gift: StoredGift
  readonly endsAt: Date
  readonly isSpent: boolean
  readonly spentBy: string | null
}

const tokenColumns = (q: Queryable) => q`
  title, line, gift, ends_at as "endsAt", spent_at is not null as "isSpent", spent_by::text as "spentBy"`

/** A token that is valid by now and was not revoked; it may have expired or been spent. */
export async function tokenOf(q: Queryable, { hash, now }: Code): Promise<TokenRow | undefined> {
  const [row] = await q<TokenRow[]>`
    select ${tokenColumns(q)} from campaign_token
    where code_hash = ${hash} and starts_at <= ${now} and not is_revoked`
  return row
}

/** Spends a token for the first user; concurrent calls wait for its row and find it spent. */
export async function spend(tx: Tx, { hash, now, userId }: Code & { userId: string }): Promise<TokenRow | undefined> {
  const [row] = await tx<TokenRow[]>`
    update campaign_token set spent_by = ${userId}, spent_at = ${now}
    where code_hash = ${hash} and spent_at is null and starts_at <= ${now} and ends_at > ${now} and not is_revoked
    returning ${tokenColumns(tx)}`
  return row
}

export interface LinkTarget {
  readonly kind: 'short' | 'private' | 'token'
  /** of a short link */
  readonly path: string | null
  readonly expires: Date | null
}

/** The target of a code, if it is still valid. */
export async function targetOf(q: Queryable, { hash, now }: Code): Promise<LinkTarget | undefined> {
  const [row] = await q<LinkTarget[]>`
    select 'short' as kind, path, ends_at as expires from short_link
    where code_hash = ${hash} and is_published and starts_at <= ${now} and (ends_at is null or ends_at > ${now})
    union all
    select 'private', null, c.ends_at from private_link l join campaign_page c on c.slug = l.campaign
    where l.code_hash = ${hash} and l.detail = '' and not l.is_revoked
      and c.is_published and c.starts_at <= ${now} and (c.ends_at is null or c.ends_at > ${now})
    union all
    select 'token', null, ends_at from campaign_token
    where code_hash = ${hash} and starts_at <= ${now} and ends_at > ${now} and not is_revoked
    limit 1`
  return row
}
