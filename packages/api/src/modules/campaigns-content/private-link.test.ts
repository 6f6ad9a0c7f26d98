import { randomBytes } from 'node:crypto'
import { linkBatches, linksOfBatch, makeLinks, revokeLinks } from '@nukkad/contracts/endpoints/campaigns/link-editing'
import {
  getCampaignToken,
  privateCampaign,
  privateCampaignDetail,
  redirectOf,
  spendCampaignToken,
} from '@nukkad/contracts/endpoints/campaigns/private-links'
import { getWallet } from '@nukkad/contracts/endpoints/money/wallet'
import { privateCodeHash } from '@nukkad/contracts/private-code'
import { Errors } from 'typebox/value'
import { givenIn } from '../../testing/users.given.ts'
import { useSownWorld } from '../../testing/world.ts'
import { givenCampaigns } from './campaign.given.ts'

const world = useSownWorld()
const sownHash = '9f86d081884c7d659a2feaa0c55ad015'
const sownToken = 't-3f2a9c81b7d64e05'
const day = 86_400

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

describe('a private link', () => {
  test('shows the page that it was sent for, and the page below it', async () => {
    const { status, body, headers } = await world.call(privateCampaign, { params: { hash: sownHash } })
    expect(status).toBe(200)
    expect(Errors(privateCampaign.schema.response[200], body)).toEqual([])
    expect(body.data).toMatchObject({ title: 'Behind the shutter', state: 'running', href: `/${sownHash}` })
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    const below = await world.call(privateCampaignDetail, { params: { hash: sownHash, detail: 'early-access' } })
    expect(below.body.data).toMatchObject({ title: 'Early access', href: `/${sownHash}/early-access` })
  })

  test('that is unknown, taken back, not published, not begun or over is the same 404', async () => {
    const given = givenCampaigns(world)
    const at = (seconds: number) => new Date(world.clock.now().getTime() + seconds * 1000)
    const revoked = await givenLink(await given.campaign({ kind: 'private' }))
    await world.db`update private_link set is_revoked = true where code_hash = ${hashed(revoked)}`
    const codes = [
      randomBytes(16).toString('hex'),
      'no-hash-at-all',
      revoked,
      await givenLink(await given.campaign({ kind: 'private', isPublished: false })),
      await givenLink(await given.campaign({ kind: 'private', startsAt: at(60) })),
      await givenLink(await given.campaign({ kind: 'private', endsAt: at(0) })),
    ]
    const answers = [
      ...(await Promise.all(codes.map((hash) => world.call(privateCampaign, { params: { hash } })))),
      await world.call(privateCampaignDetail, { params: { hash: sownHash, detail: 'nothing-below' } }),
    ]
    for (const { status, error, headers } of answers) {
      expect([status, error.code, error.message]).toEqual([404, 'not_found', 'There is nothing here.'])
      expect(headers['cache-control']).toBe('no-store')
    }
  })

  test('stands in the database by nothing that opens it', async () => {
    const tables = ['private_link', 'campaign_token', 'short_link']
    for (const table of tables) {
      const rows = await world.db`select * from ${world.db(table)}`
      const text = JSON.stringify(rows) + rows.map((row) => String(row.code_hash)).join()
      expect(text).not.toMatch(new RegExp(`${sownHash}|${sownToken}`))
    }
  })
})

describe('a token', () => {
  test('is looked at as often as anybody likes and still gives', async () => {
    const asha = await givenIn(world).user()
    const token = await givenToken()
    const url = `/api/campaign-token/${token}`
    for (let n = 0; n < 100; n += 1) {
      const { statusCode } = await world.app.inject({
        method: n % 2 ? 'GET' : 'HEAD',
        url,
        headers: {
          'sec-purpose': 'prefetch',
          'user-agent': 'Mail-Scanner',
          ...(n % 3 && { authorization: `Bearer ${asha.token}` }),
        },
      })
      expect(statusCode).toBe(200)
    }
    expect(await look(token)).toMatchObject({ state: 'valid', isMine: false, gift: null })
    expect((await spend(token, asha.token)).body.data).toMatchObject({
      ...{ state: 'spent', isMine: true },
      gift: { kind: 'coupon', code: 'LOKAL100' },
    })
  })

  test('spent by me shows what I got, again and after its time; others learn only that it is gone', async () => {
    const [asha, dev] = [await givenIn(world).user(), await givenIn(world).user()]
    const token = await givenToken()
    const first = (await spend(token, asha.token)).body
    expect((await spend(token, asha.token)).body).toEqual(first)
    expect((await spend(token, dev.token)).body.data).toMatchObject({ state: 'spent', isMine: false, gift: null })
    expect(await look(token)).toMatchObject({ state: 'spent', isMine: false, gift: null })
    world.clock.forward(2 * day)
    // An access token does not live that long.
    const { token: later } = await givenIn(world).user()
    expect(await look(token, later)).toMatchObject({ state: 'spent', isMine: false })
    world.clock.forward(-2 * day)
    expect(await look(token, asha.token)).toMatchObject({ state: 'spent', isMine: true, gift: { code: 'LOKAL100' } })
  })

  test('asked for by many at once goes to one of them, with its perks once', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => givenIn(world).user()))
    const token = await givenToken({ kind: 'perks', paise: 150_00, days: 30, text: 'For a cold tea' })
    const answers = await Promise.all(people.flatMap(({ token: as }) => [spend(token, as), spend(token, as)]))
    const won = people.filter((_, at) => answers[2 * at]?.body.data.isMine || answers[2 * at + 1]?.body.data.isMine)
    expect(won).toHaveLength(1)
    const [{ given }] = await world.db<[{ given: number }]>`
      select count(*)::integer as given from wallet_entry where text = 'For a cold tea'`
    expect(given).toBe(1)
    const wallet = await world.call(getWallet, { as: won[0]?.token })
    expect(JSON.stringify(wallet.body)).toContain('150')
  })

  test.each([
    ['valid', async () => givenToken()],
    ['expired', async () => givenToken(undefined, -0.5)],
    ['unknown', async () => 't-0000000000000000'],
    ['unknown', async () => 'anything else'],
  ])('that is %s says so with 200', async (state, make) => {
    const token = await make()
    const { status, body, headers } = await world.call(getCampaignToken, { params: { token } })
    expect([status, body.data.state]).toEqual([200, state])
    expect(headers['cache-control']).toBe('no-store')
  })

  test('that is over, taken back or unknown gives nothing, and one that was taken back is unknown', async () => {
    const asha = await givenIn(world).user()
    const revoked = await givenToken()
    await world.db`update campaign_token set is_revoked = true where code_hash = ${hashed(revoked)}`
    expect(await look(revoked)).toEqual(await look('t-ffffffffffffffff'))
    for (const token of [revoked, await givenToken(undefined, -0.5), 't-ffffffffffffffff']) {
      expect((await spend(token, asha.token)).body.data).toMatchObject({ isMine: false, gift: null })
    }
  })

  test('is spent by nobody who is not signed in', async () => {
    const token = await givenToken()
    expect((await spend(token, undefined)).status).toBe(401)
    expect((await look(token)).state).toBe('valid')
  })
})

describe('a code', () => {
  const target = (code: string) => world.call(redirectOf, { query: { code } })

  test('leads to its page on this site', async () => {
    expect((await target('diwali')).body.data).toEqual({
      ...{ to: '/campaign/festive/diwali-lights', kind: 'short', expires: null },
    })
    expect((await target(sownHash)).body.data).toMatchObject({ to: `/${sownHash}`, kind: 'private' })
    expect((await target(sownToken)).body.data).toMatchObject({ to: `/${sownToken}`, kind: 'token' })
  })

  test('that is unknown or over is 404', async () => {
    await world.db`
      insert into short_link (code_hash, path, starts_at, ends_at)
      values (${hashed('old')}, '/shop', now() - interval '2 days', now() - interval '1 day')`
    for (const code of ['nobody-has-this', 'old']) expect((await target(code)).status).toBe(404)
  })

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
    'never leads to %s',
    async (path) => {
      await expect(
        world.db`insert into short_link (code_hash, path) values (${hashed(path)}, ${path})`,
      ).rejects.toThrow('short_link__path')
    },
  )

  test('is guessed so often a minute from one address and no more, while others go on', async () => {
    const guess = (remoteAddress: string) =>
      world.app.inject({ url: `/api/redirect?code=${randomBytes(4).toString('hex')}`, remoteAddress })
    const statuses: number[] = []
    for (let n = 0; n < 70; n += 1) statuses.push((await guess('203.0.113.9')).statusCode)
    expect(statuses.slice(0, 60).every((status) => status === 404)).toBe(true)
    expect(statuses.slice(60).every((status) => status === 429)).toBe(true)
    expect((await guess('203.0.113.10')).statusCode).toBe(404)
  })
})

describe('links as the campaign team makes them', () => {
  const staff = async () => (await givenIn(world).user({ role: 'campaigner' })).token
  const at = (seconds: number) => new Date(world.clock.now().getTime() + seconds * 1000).toISOString()
  const make = (as: string, body: object) => world.call(makeLinks, { as, body: body as never })
  const page = (id: string, as: string) => world.call(linksOfBatch, { params: { id }, as })

  test('open their page, tell staff when and how often, never by whom, and are taken back one by one', async () => {
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
        ...{ method: 'POST', url: `/api/private-campaign/${hash}/opened`, payload: {} },
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

  test('that nobody has are answered alike when a browser says that it opened them', async () => {
    const { statusCode, body } = await world.app.inject({
      ...{ method: 'POST', url: `/api/private-campaign/${'0'.repeat(32)}/opened`, payload: {} },
    })
    expect([statusCode, JSON.parse(body)]).toEqual([200, { data: { ok: true } }])
  })

  test('are made once, however often one call is sent, and are told each time', async () => {
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

  test('are tokens of a coupon only when there is one of that code', async () => {
    const gift = { kind: 'coupon', code: 'NEVER-GIVEN', text: 'Much off' }
    const token = { kind: 'token', title: 'For you', line: '', count: 1, gift, startsAt: at(-60), endsAt: at(3600) }
    const { status, error } = await make(await staff(), token)
    expect([status, error.fields]).toEqual([400, { 'gift.code': 'is no coupon of ours' }])
  })

  test('are tokens with a gift each, of which those that were spent stay spent when the rest is taken back', async () => {
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
    ['too many at once', { kind: 'private', title: 'x', count: 1001, campaign: 'x' }],
    ['a tag in the title', { kind: 'private', title: '<b>x</b>', count: 1, campaign: 'x' }],
    ['an end before its beginning', { kind: 'token', title: 'x', count: 1, line: '', endsAt: '2020-01-01T00:00:00Z' }],
    [
      'a gift on another site',
      { kind: 'token', title: 'x', count: 1, line: '', gift: { kind: 'page', href: '//evil' } },
    ],
    [
      'a gift that runs',
      { kind: 'token', title: 'x', count: 1, line: '', gift: { kind: 'page', href: 'javascript:1' } },
    ],
  ])('are refused with %s', async (_, { gift, ...body }: { gift?: object; kind: string }) => {
    const token = { startsAt: at(0), endsAt: at(60), gift: { kind: 'page', text: 'x', href: '/shop', ...gift } }
    const sent = body.kind === 'token' ? { ...token, ...body, gift: token.gift } : body
    const { status } = await make(await staff(), sent)
    expect(status).toBe(400)
  })

  test('are for staff alone', async () => {
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
