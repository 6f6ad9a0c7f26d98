import { randomBytes } from 'node:crypto'
import {
  getCampaignToken,
  privateCampaign,
  privateCampaignDetail,
  redirectOf,
} from '@nukkad/contracts/endpoints/campaigns/private-links'
import { getWallet } from '@nukkad/contracts/endpoints/money/wallet'
import { Errors } from 'typebox/value'
import { givenIn } from '../../testing/users.given.ts'
import { givenCampaigns } from './campaign.given.ts'
import { day, seededHash, seededToken, usePrivateLinks } from './private-link.given.ts'

const { world, hashed, givenLink, givenToken, look, spend } = usePrivateLinks()

describe('a private link', () => {
  test('shows its page and the page below it', async () => {
    const { status, body, headers } = await world.call(privateCampaign, { params: { hash: seededHash } })
    expect(status).toBe(200)
    expect(Errors(privateCampaign.schema.response[200], body)).toEqual([])
    expect(body.data).toMatchObject({ title: 'Behind the shutter', state: 'running', href: `/${seededHash}` })
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    const below = await world.call(privateCampaignDetail, { params: { hash: seededHash, detail: 'early-access' } })
    expect(below.body.data).toMatchObject({ title: 'Early access', href: `/${seededHash}/early-access` })
  })

  test('returns the same 404 when it is unknown, revoked, unpublished, not begun or over', async () => {
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
      await world.call(privateCampaignDetail, { params: { hash: seededHash, detail: 'nothing-below' } }),
    ]
    for (const { status, error, headers } of answers) {
      expect([status, error.code, error.message]).toEqual([404, 'not_found', 'There is nothing here.'])
      expect(headers['cache-control']).toBe('no-store')
    }
  })

  test('cannot be read from the database', async () => {
    const tables = ['private_link', 'campaign_token', 'short_link']
    for (const table of tables) {
      const rows = await world.db`select * from ${world.db(table)}`
      const text = JSON.stringify(rows) + rows.map((row) => String(row.code_hash)).join()
      expect(text).not.toMatch(new RegExp(`${seededHash}|${seededToken}`))
    }
  })
})

describe('a campaign token', () => {
  test('can be looked at any number of times without being spent', async () => {
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
      state: 'spent',
      isMine: true,
      gift: { kind: 'coupon', code: 'LOKAL100' },
    })
  })

  test('shows its gift again to the person who spent it; others only see that it is spent', async () => {
    const [asha, dev] = [await givenIn(world).user(), await givenIn(world).user()]
    const token = await givenToken()
    const first = (await spend(token, asha.token)).body
    expect((await spend(token, asha.token)).body).toEqual(first)
    expect((await spend(token, dev.token)).body.data).toMatchObject({ state: 'spent', isMine: false, gift: null })
    expect(await look(token)).toMatchObject({ state: 'spent', isMine: false, gift: null })
    world.clock.forward(2 * day)
    // An access token does not last that long.
    const { token: later } = await givenIn(world).user()
    expect(await look(token, later)).toMatchObject({ state: 'spent', isMine: false })
    world.clock.forward(-2 * day)
    expect(await look(token, asha.token)).toMatchObject({ state: 'spent', isMine: true, gift: { code: 'LOKAL100' } })
  })

  test('goes to one of many people who spend it at once, with its perks granted once', async () => {
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
  ])('reports the state %s with 200', async (state, make) => {
    const token = await make()
    const { status, body, headers } = await world.call(getCampaignToken, { params: { token } })
    expect([status, body.data.state]).toEqual([200, state])
    expect(headers['cache-control']).toBe('no-store')
  })

  test('gives nothing when it is expired, revoked or unknown, and a revoked one looks unknown', async () => {
    const asha = await givenIn(world).user()
    const revoked = await givenToken()
    await world.db`update campaign_token set is_revoked = true where code_hash = ${hashed(revoked)}`
    expect(await look(revoked)).toEqual(await look('t-ffffffffffffffff'))
    for (const token of [revoked, await givenToken(undefined, -0.5), 't-ffffffffffffffff']) {
      expect((await spend(token, asha.token)).body.data).toMatchObject({ isMine: false, gift: null })
    }
  })

  test('cannot be spent without signing in', async () => {
    const token = await givenToken()
    expect((await spend(token, undefined)).status).toBe(401)
    expect((await look(token)).state).toBe('valid')
  })
})

describe('a short code', () => {
  const target = (code: string) => world.call(redirectOf, { query: { code } })

  test('redirects to its page on this site', async () => {
    expect((await target('diwali')).body.data).toEqual({
      to: '/campaign/festive/diwali-lights',
      kind: 'short',
      expires: null,
    })
    expect((await target(seededHash)).body.data).toMatchObject({ to: `/${seededHash}`, kind: 'private' })
    expect((await target(seededToken)).body.data).toMatchObject({ to: `/${seededToken}`, kind: 'token' })
  })

  test('returns 404 when it is unknown or over', async () => {
    await world.db`
      insert into short_link (code_hash, path, starts_at, ends_at)
      values (${hashed('old')}, '/shop', now() - interval '2 days', now() - interval '1 day')`
    for (const code of ['nobody-has-this', 'old']) expect((await target(code)).status).toBe(404)
  })

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
    'never redirects to %s',
    async (path) => {
      await expect(
        world.db`insert into short_link (code_hash, path) values (${hashed(path)}, ${path})`,
      ).rejects.toThrow('short_link__path')
    },
  )

  test('can be guessed sixty times a minute from one address, without limiting other addresses', async () => {
    const guess = (remoteAddress: string) =>
      world.app.inject({ url: `/api/redirect?code=${randomBytes(4).toString('hex')}`, remoteAddress })
    const statuses: number[] = []
    for (let n = 0; n < 70; n += 1) statuses.push((await guess('203.0.113.9')).statusCode)
    expect(statuses.slice(0, 60).every((status) => status === 404)).toBe(true)
    expect(statuses.slice(60).every((status) => status === 429)).toBe(true)
    expect((await guess('203.0.113.10')).statusCode).toBe(404)
  })
})
