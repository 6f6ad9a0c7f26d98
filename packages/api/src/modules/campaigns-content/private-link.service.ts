import { leadsToPage } from '@nukkad/contracts'
import type { BlocksPage } from '@nukkad/contracts/endpoints/campaigns/campaign-pages'
import type { TokenView } from '@nukkad/contracts/endpoints/campaigns/private-links'
import { hrefs } from '@nukkad/contracts/hrefs'
import { privateCodeHash } from '@nukkad/contracts/private-code'
import { type Db, type Tx, transaction } from '../../db.ts'
import { NotFound } from '../../errors.ts'
import { endOfDay } from '../wallet/indian-days.ts'
import type { CampaignService } from './campaign.service.ts'
import * as links from './private-link.repository.ts'

export interface PrivateLinkParts {
  readonly db: Db
  readonly now: () => Date
  readonly secret: string
  readonly campaigns: Pick<CampaignService, 'show'>
  readonly wallet: {
    givePerks(
      tx: Tx,
      gift: { key: string; userId: string; amount: number; text: string; now: Date; expiresAt: Date },
    ): Promise<boolean>
  }
}
export type PrivateLinkService = ReturnType<typeof createPrivateLinkService>

const day = 86_400_000
/** The same message whatever the reason, so that it does not reveal which codes exist. */
const nothing = () => new NotFound('There is nothing here.')
const unknown: TokenView = { state: 'unknown', title: '', line: '', endsAt: null, isMine: false, gift: null }

/** Pages, gifts and addresses behind unguessable codes. */
export function createPrivateLinkService({ db, now, secret, campaigns, wallet }: PrivateLinkParts) {
  const hashOf = (code: string) => privateCodeHash(secret, code)

  function seenBy(token: links.TokenRow, userId: string | undefined): TokenView {
    const isMine = userId !== undefined && token.spentBy === userId
    const state = token.isSpent ? 'spent' : token.endsAt <= now() ? 'expired' : 'valid'
    const { title, line, endsAt } = token
    return { state, title, line, endsAt: endsAt.toISOString(), isMine, gift: isMine ? giftOf(token.gift) : null }
  }

  /** Credits perks within the transaction that spends the token; coupons and pages are only shown. */
  async function give(tx: Tx, { gift }: links.TokenRow, hash: Buffer, userId: string): Promise<void> {
    if (gift.kind !== 'perks') return
    const expiresAt = endOfDay(new Date(now().getTime() + gift.days * day))
    const key = `campaign-token:${hash.toString('hex')}`
    await wallet.givePerks(tx, { key, userId, amount: gift.paise, text: gift.text, now: now(), expiresAt })
  }

  return {
    async page(code: string, detail: string): Promise<{ data: BlocksPage }> {
      const row = await links.privatePage(db, { hash: hashOf(code), now: now(), detail })
      if (!row) throw nothing()
      return { data: await campaigns.show(row, null, hrefs.privateLink(code, detail)) }
    },

    async token(code: string, userId: string | undefined): Promise<TokenView> {
      const token = await links.tokenOf(db, { hash: hashOf(code), now: now() })
      return token ? seenBy(token, userId) : unknown
    },

    async spend(code: string, userId: string): Promise<TokenView> {
      const hash = hashOf(code)
      return transaction(db, async (tx) => {
        const mine = await links.spend(tx, { hash, now: now(), userId })
        if (mine) await give(tx, mine, hash, userId)
        const token = mine ?? (await links.tokenOf(tx, { hash, now: now() }))
        return token ? seenBy(token, userId) : unknown
      })
    },

    async target(code: string): Promise<{ to: string; kind: links.LinkTarget['kind']; expires: string | null }> {
      const target = await links.targetOf(db, { hash: hashOf(code), now: now() })
      const to = target?.path ?? hrefs.privateLink(code)
      if (!target || !leadsToPage(to)) throw nothing()
      return { to, kind: target.kind, expires: target.expires?.toISOString() ?? null }
    },
  }
}

function giftOf(gift: links.StoredGift): NonNullable<TokenView['gift']> {
  const { kind, text } = gift
  if (kind === 'coupon') return { kind, text, code: gift.code, href: hrefs.shop() }
  if (kind === 'perks') return { kind, text, code: null, href: hrefs.wallet() }
  return { kind, text, code: null, href: gift.href }
}
