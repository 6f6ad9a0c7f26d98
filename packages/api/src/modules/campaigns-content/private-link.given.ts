import { randomBytes } from 'node:crypto'
import { getCampaignToken, spendCampaignToken } from '@nukkad/contracts/endpoints/campaigns/private-links'
import { privateCodeHash } from '@nukkad/contracts/private-code'
import { useSeededWorld } from '../../testing/world.ts'

export const seededHash = '9f86d081884c7d659a2feaa0c55ad015'

export const seededToken = 't-3f2a9c81b7d64e05'

export const day = 86_400

/** Private links and tokens as visitors open and use them. */
export function usePrivateLinks() {
  const world = useSeededWorld()
  const hashed = (code: string) => privateCodeHash(world.settings.API_SECRET, code)
  async function givenLink(campaign: string, detail = ''): Promise<string> {
    const code = randomBytes(16).toString('hex')
    await world.db`
      insert into private_link (code_hash, detail, campaign) values (${hashed(code)}, ${detail}, ${campaign})`
    return code
  }
  async function givenToken(gift: object = { kind: 'coupon', code: 'LOKAL100', text: '₹100 off' }, days = 1) {
    const code = `t-${randomBytes(8).toString('hex')}`
    const [starts, ends] = [-day, days * day].map((s) => new Date(world.clock.now().getTime() + s * 1000))
    await world.db`
      insert into campaign_token (code_hash, title, line, gift, starts_at, ends_at)
      values (${hashed(code)}, 'For you', 'Once.', ${world.db.json(gift as never)}, ${starts as Date}, ${ends as Date})`
    return code
  }
  const look = async (token: string, as?: string) =>
    (await world.call(getCampaignToken, { params: { token }, as })).body.data
  const spend = (token: string, as: string | undefined) => world.call(spendCampaignToken, { params: { token }, as })
  return { world, hashed, givenLink, givenToken, look, spend }
}
