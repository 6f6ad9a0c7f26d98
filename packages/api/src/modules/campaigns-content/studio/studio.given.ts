import type { BodyOf } from '@nukkad/contracts'
import { marketingEvent } from '@nukkad/contracts/endpoints/campaigns/campaign-pages'
import * as calls from '@nukkad/contracts/endpoints/campaigns/studio'
import { givenIn } from '../../../testing/users.given.ts'
import { useSeededWorld } from '../../../testing/world.ts'
import { givenCampaigns } from '../campaign.given.ts'

export const ok = <T>({ status, body, error }: { status: number; body: { data: T }; error: unknown }): T => {
  expect([status, error]).toEqual([200, undefined])
  return body.data
}

export type Draft = BodyOf<typeof calls.saveCampaign>['draft']

/** The calls of the campaign team, as Tara. */
export function useStudio() {
  const world = useSeededWorld()
  const campaigner = (firstName = 'Tara') => givenIn(world).user({ role: 'campaigner', firstName })
  const block = (type: string, data: object, v?: number) => givenCampaigns(world).block(type, data, v)
  const text = (html: string) => block('text', { html: `<p>${html}</p>` })
  const inHours = (hours: number) => new Date(world.clock.now().getTime() + hours * 3_600_000).toISOString()
  const tara = { token: '' }
  beforeAll(async () => void Object.assign(tara, await campaigner()))
  const begin = async (over: BodyOf<typeof calls.beginCampaign> = { title: 'Kites over Ahmedabad' }, as = tara.token) =>
    ok(await world.call(calls.beginCampaign, { as, body: over }))
  const read = async (id: string) => ok(await world.call(calls.editedCampaign, { as: tara.token, params: { id } }))
  const save = (id: string, version: number, draft: Draft, as = tara.token) =>
    world.call(calls.saveCampaign, { as, params: { id }, body: { version, draft } })
  const publish = (id: string, version: number, at?: string) =>
    world.call(calls.publishCampaign, { as: tara.token, params: { id }, body: { version, at: at ?? null } })
  const end = (id: string, version: number) =>
    world.call(calls.endCampaign, { as: tara.token, params: { id }, body: { version } })
  const seen = async (slug: string, city?: string) => {
    const { status, body } = await world.call(marketingEvent, { params: { slug }, ...(city && { query: { city } }) })
    return status === 200 ? body.data : undefined
  }
  /** A saved page with one text block. */
  async function written(html = 'First.', over: Partial<Draft> = {}) {
    const { id, version, draft } = await begin()
    return ok(await save(id, version, { ...draft, blocks: [text(html)], endsAt: null, ...over }))
  }
  const withText = (draft: Draft, html: string): Draft => ({ ...draft, blocks: [text(html)] })
  return { world, campaigner, block, text, inHours, tara, begin, read, save, publish, end, seen, written, withText }
}
