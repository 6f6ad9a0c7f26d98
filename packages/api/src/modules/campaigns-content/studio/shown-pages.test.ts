import { campaignLink } from '@nukkad/contracts/endpoints/campaigns/campaign-results'
import * as calls from '@nukkad/contracts/endpoints/campaigns/studio'
import { givenIn } from '../../../testing/users.given.ts'
import { ok, useStudio } from './studio.given.ts'

const { world, block, text, tara, save, publish, seen, written } = useStudio()

describe('a page as visitors see it', () => {
  test('has links with their source, also as a QR code', async () => {
    const { id, slug } = await written()
    const link = (query: Record<string, string>) =>
      world.call(campaignLink, { as: tara.token, params: { id }, query: query as never })
    const { url, qr } = ok(await link({ source: 'newsletter', medium: 'mail', content: 'top' }))
    expect(url).toBe(
      `${world.settings.PUBLIC_URL}/campaign/all/${slug}?utm_source=newsletter&utm_medium=mail&utm_campaign=${slug}&utm_content=top`,
    )
    expect([qr.size, qr.path]).toEqual([expect.any(Number), expect.stringMatching(/^M4 4h7v1H4z/)])
    expect((await link({ source: 'A mail & more', medium: 'mail' })).status).toBe(400)
  })

  test('shows each visitor the same variant, also after the shares changed, and is not cached', async () => {
    const variants = [{ key: 'b' as const, name: 'Short', weight: 50, blocks: [text('In short.')] }]
    const page = await written('At length.', { variants })
    const live = ok(await publish(page.id, page.version))
    const ask = async (cookie: string) => {
      const url = `/api/marketing-event/${page.slug}`
      const { headers, json } = await world.app.inject({ url, headers: cookie ? { cookie } : {} })
      return { headers, data: json().data, cookie: String(headers['set-cookie'] ?? '').split(';')[0] ?? '' }
    }
    const firsts = await Promise.all(Array.from({ length: 24 }, () => ask('')))
    expect(new Set(firsts.map(({ data }) => data.arm.key))).toEqual(new Set(['a', 'b']))
    for (const { data, headers, cookie } of firsts) {
      expect(headers['cache-control']).toBe('private, no-store')
      const again = await ask(cookie)
      expect([again.data.arm.key, again.cookie]).toEqual([data.arm.key, ''])
      expect(JSON.stringify(data.blocks)).toContain(data.arm.key === 'b' ? 'In short.' : 'At length.')
    }
    const b = firsts.find(({ data }) => data.arm.key === 'b')?.cookie ?? ''
    const shares = ok(
      await save(page.id, live.version, { ...live.draft, variants: [{ ...variants[0], weight: 1 } as never] }),
    )
    ok(await publish(page.id, shares.version))
    expect((await ask(b)).data.arm).toMatchObject({ key: 'b', phase: live.phase + 1 })
  })

  test('tells visitors outside its share that it is not for them yet', async () => {
    const page = await written('For some.', { share: 50 })
    ok(await publish(page.id, page.version))
    const answers = await Promise.all(Array.from({ length: 24 }, () => seen(page.slug)))
    expect(new Set(answers.map((one) => one?.state))).toEqual(new Set(['running', 'unshared']))
    for (const one of answers) expect(one?.blocks.length).toBe(one?.state === 'running' ? 1 : 0)
  })

  test('is previewed as visitors will see it, in each variant', async () => {
    const variants = [{ key: 'b' as const, name: 'Short', weight: 0, blocks: [text('In short.')] }]
    const page = await written('At length.', { variants })
    const preview = async (variant: 'a' | 'b') =>
      ok(await world.call(calls.previewCampaign, { as: tara.token, params: { id: page.id }, query: { variant } }))
    expect(JSON.stringify((await preview('b')).blocks)).toContain('In short.')
    const before = await preview('a')
    ok(await publish(page.id, page.version))
    const shown = await seen(page.slug)
    expect(shown).toMatchObject({ blocks: before.blocks, things: before.things, theme: before.theme })
  })

  test('is checked for problems before publishing, and stopped by an empty block or a missing alt text', async () => {
    const image = { url: '/images/scene/all/lamps-night', alt: '' }
    const blocks = [
      block('text', { html: '<p> </p>' }),
      block('picture', { picture: image, caption: '' }),
      block('coupon', { title: '', text: '', code: 'LONGOVER' }),
      block('products', { title: '', slugs: ['kesar-peda', 'no-such-thing'] }),
      block('banner', { title: 'x', text: '', url: '/no/such/page/at/all', cta: 'x' }),
      block('poll', { slug: 'not-begun-yet' }),
      block('form', { slug: 'lego-creators', cta: null }),
    ]
    await world.db`update variant set on_hand = 0 where product_id = (select id from product where slug = 'kesar-peda')`
    const page = await written('x', { blocks })
    const found = ok(await world.call(calls.checkCampaign, { as: tara.token, params: { id: page.id } }))
    expect(
      found.flatMap((one) =>
        one.block ? [[blocks.findIndex(({ id }) => id === one.block), one.kind, one.level]] : [],
      ),
    ).toEqual([
      [0, 'empty', 'stop'],
      [1, 'alt', 'stop'],
      [2, 'coupon', 'warning'],
      [3, 'gone', 'warning'],
      [3, 'sold-out', 'warning'],
      [4, 'link', 'warning'],
      // A page may be prepared before its poll begins, so this is a warning only.
      [5, 'gone', 'warning'],
    ])
    expect((await publish(page.id, page.version)).status).toBe(400)
  })
})

test('publishing warns of a picture that is too heavy, and of no other', async () => {
  const { id: userId } = await givenIn(world).user()
  const put = async (id: string, bytes: number) => {
    await world.db`
      insert into media (id, user_id, bytes, width, height, ground)
      values (${id}, ${userId}, ${Buffer.alloc(bytes)}, 1200, 800, '#8a4b2f')`
    return block('picture', { picture: { url: `/api/media/${id}`, alt: 'Kites' }, caption: '' })
  }
  const heavy = await put('H'.repeat(22), 1_600_000)
  const page = await written('x', { blocks: [heavy, await put('L'.repeat(22), 900_000)] })
  const found = ok(await world.call(calls.checkCampaign, { as: tara.token, params: { id: page.id } }))
  expect(found.filter(({ kind }) => kind === 'heavy')).toMatchObject([
    { block: heavy.id, level: 'warning', text: 'A picture is 1.6 MB.' },
  ])
  ok(await publish(page.id, page.version))
})
