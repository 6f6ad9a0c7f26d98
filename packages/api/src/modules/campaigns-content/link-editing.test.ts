import { linkBatches, linksOfBatch, makeLinks, revokeLinks } from '@nukkad/contracts/endpoints/campaigns/link-editing'
import { privateCampaign } from '@nukkad/contracts/endpoints/campaigns/private-links'
import { givenIn } from '../../testing/users.given.ts'
import { givenCampaigns } from './campaign.given.ts'
import { usePrivateLinks } from './private-link.given.ts'

const { world, look, spend } = usePrivateLinks()

describe('making private links and tokens', () => {
  const staff = async () => (await givenIn(world).user({ role: 'campaigner' })).token
  const at = (seconds: number) => new Date(world.clock.now().getTime() + seconds * 1000).toISOString()
  const make = (as: string, body: object) => world.call(makeLinks, { as, body: body as never })
  const page = (id: string, as: string) => world.call(linksOfBatch, { params: { id }, as })

  test('makes links that open their page, shows staff when and how often, and revokes single ones', async () => {
    const as = await staff()
    const campaign = await givenCampaigns(world).campaign({ kind: 'private' })
    const { status, body, headers } = await make(as, { kind: 'private', title: 'For writers', count: 3, campaign })
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    const { batch, paths } = body.data
    expect(new Set(paths).size).toBe(3)
    expect(paths.every((path) => /^\/[0-9a-f]{32}$/.test(path))).toBe(true)
    const hash = String(paths[1]).slice(1)
    const opened = (agent: string) =>
      world.app.inject({
        method: 'POST',
        url: `/api/private-campaign/${hash}/opened`,
        payload: {},
        headers: { 'user-agent': agent },
      })
    expect((await world.call(privateCampaign, { params: { hash } })).status).toBe(200)
    expect((await page(batch, as)).body.data[1]).toMatchObject({ nth: 2, firstAt: null, visitors: 0 })
    for (const agent of ['a phone', 'a phone', 'a laptop']) expect((await opened(agent)).statusCode).toBe(200)
    expect((await page(batch, as)).body.data.map(({ visitors }) => visitors)).toEqual([0, 2, 0])

    const back = await world.call(revokeLinks, { params: { id: batch }, as, body: { nth: 2 } })
    expect(back.body.data.revoked).toBe(1)
    expect((await world.call(privateCampaign, { params: { hash } })).status).toBe(404)
    const [listed] = (await world.call(linkBatches, { as })).body.data
    expect(listed).toMatchObject({ id: batch, count: 3, revoked: 1, used: 1 })
    expect(JSON.stringify(await world.db`select * from private_link_open`)).not.toContain('127.0.0.1')
  })

  test('answers an unknown link alike when a browser reports it as opened', async () => {
    const { statusCode, body } = await world.app.inject({
      method: 'POST',
      url: `/api/private-campaign/${'0'.repeat(32)}/opened`,
      payload: {},
    })
    expect([statusCode, JSON.parse(body)]).toEqual([200, { data: { ok: true } }])
  })

  test('makes links once, however often the same call is sent, and answers with them each time', async () => {
    const as = await staff()
    const campaign = await givenCampaigns(world).campaign({ kind: 'private' })
    const body = { kind: 'private', title: 'For press', count: 20, campaign } as const
    const headers = { 'idempotency-key': 'one-click' }
    const send = () => world.call(makeLinks, { as, body, headers })
    const [first, ...others] = await Promise.all([send(), send(), send()])
    for (const other of [...others, await send()]) expect(other.body).toEqual(first.body)
    const listed = (await world.call(linkBatches, { as })).body.data.filter(({ title }) => title === 'For press')
    expect(listed).toMatchObject([{ count: 20 }])
    expect((await world.call(makeLinks, { as, body: { ...body, count: 2 }, headers })).status).toBe(409)
    const kept = JSON.stringify(await world.db`select answer from idempotency_key where key = 'one-click'`)
    expect(first.body.data.paths.filter((path) => kept.includes(path.slice(1)))).toEqual([])
    const other = await make(await staff(), body)
    expect(other.body.data.paths.filter((path) => first.body.data.paths.includes(path))).toEqual([])
  })

  test('refuses a token for a coupon that does not exist', async () => {
    const gift = { kind: 'coupon', code: 'NEVER-GIVEN', text: 'Much off' }
    const token = { kind: 'token', title: 'For you', line: '', count: 1, gift, startsAt: at(-60), endsAt: at(3600) }
    const { status, error } = await make(await staff(), token)
    expect([status, error.fields]).toEqual([400, { 'gift.code': 'is not one of our coupons' }])
  })

  test('makes tokens with a gift each; spent ones stay spent when the rest are revoked', async () => {
    const as = await staff()
    const gift = { kind: 'coupon', code: 'LOKAL100', text: '₹100 off' }
    const times = { startsAt: at(-60), endsAt: at(3600) }
    const made = await make(as, { kind: 'token', title: 'For you', line: 'Once.', count: 2, gift, ...times })
    expect(made.body.data.paths.every((path) => /^\/t-[0-9a-f]{32}$/.test(path))).toBe(true)
    const [first, second] = made.body.data.paths.map((path) => path.slice(1))
    const asha = await givenIn(world).user()
    expect((await spend(String(first), asha.token)).body.data).toMatchObject({
      isMine: true,
      gift: { code: 'LOKAL100' },
    })
    const { batch } = made.body.data
    const back = await world.call(revokeLinks, { params: { id: batch }, as, body: {} })
    expect(back.body.data.revoked).toBe(1)
    expect((await look(String(first), asha.token)).state).toBe('spent')
    expect((await look(String(second))).state).toBe('unknown')
    expect(JSON.stringify((await page(batch, as)).body)).not.toContain(asha.id)
  })

  test.each([
    ['a page that is not private', { kind: 'private', title: 'x', count: 1, campaign: 'diwali-lights' }],
    ['too many links', { kind: 'private', title: 'x', count: 1001, campaign: 'x' }],
    ['markup in the title', { kind: 'private', title: '<b>x</b>', count: 1, campaign: 'x' }],
    ['an end before the start', { kind: 'token', title: 'x', count: 1, line: '', endsAt: '2020-01-01T00:00:00Z' }],
    [
      'a gift on another site',
      { kind: 'token', title: 'x', count: 1, line: '', gift: { kind: 'page', href: '//evil' } },
    ],
    [
      'a gift with a script URL',
      { kind: 'token', title: 'x', count: 1, line: '', gift: { kind: 'page', href: 'javascript:1' } },
    ],
  ])('refuses %s', async (_, { gift, ...body }: { gift?: object; kind: string }) => {
    const token = { startsAt: at(0), endsAt: at(60), gift: { kind: 'page', text: 'x', href: '/shop', ...gift } }
    const sent = body.kind === 'token' ? { ...token, ...body, gift: token.gift } : body
    const { status } = await make(await staff(), sent)
    expect(status).toBe(400)
  })

  test('is for staff only', async () => {
    const { token } = await givenIn(world).user()
    const params = { id: '00000000-0000-4000-8000-000000000000' }
    expect((await world.call(linkBatches, {})).status).toBe(401)
    expect((await world.call(linkBatches, { as: token })).status).toBe(403)
    expect((await world.call(makeLinks, { as: token, body: {} as never })).status).toBe(403)
    expect((await world.call(linksOfBatch, { params, as: token })).status).toBe(403)
    expect((await world.call(revokeLinks, { params, as: token, body: {} })).status).toBe(403)
    expect((await page(params.id, await staff())).status).toBe(404)
  })
})
