import type { BodyOf } from '@nukkad/contracts'
import { createBallot } from '@nukkad/contracts/endpoints/campaigns/ballot-editing'
import { marketingEvent, pagesRevision } from '@nukkad/contracts/endpoints/campaigns/campaign-pages'
import { campaignResults, campaignResultsCsv } from '@nukkad/contracts/endpoints/campaigns/campaign-results'
import * as calls from '@nukkad/contracts/endpoints/campaigns/studio'
import { givenIn } from '../../../testing/users.given.ts'
import { useSownWorld } from '../../../testing/world.ts'
import { givenStream } from '../../stream/stream.given.ts'
import { givenCampaigns } from '../campaign.given.ts'

const world = useSownWorld()
const campaigner = (firstName = 'Tara') => givenIn(world).user({ role: 'campaigner', firstName })
const block = (type: string, data: object, v?: number) => givenCampaigns(world).block(type, data, v)
const text = (html: string) => block('text', { html: `<p>${html}</p>` })
const inHours = (hours: number) => new Date(world.clock.now().getTime() + hours * 3_600_000).toISOString()

let tara: { token: string }
beforeAll(async () => {
  tara = await campaigner()
})

const ok = <T>({ status, body, error }: { status: number; body: { data: T }; error: unknown }): T => {
  expect([status, error]).toEqual([200, undefined])
  return body.data
}
type Draft = BodyOf<typeof calls.saveCampaign>['draft']

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
/** A page with one text, saved. */
async function written(html = 'First.', over: Partial<Draft> = {}) {
  const { id, version, draft } = await begin()
  return ok(await save(id, version, { ...draft, blocks: [text(html)], endsAt: null, ...over }))
}
const withText = (draft: Draft, html: string): Draft => ({ ...draft, blocks: [text(html)] })

describe('a new page', () => {
  test.each(calls.campaignTemplates)(
    'from the template “%s” passes every check that would stop it',
    async (template) => {
      const { id, state, draft } = await begin({ title: `A ${template}`, template })
      expect([state, draft.title]).toEqual(['draft', `A ${template}`])
      const found = ok(await world.call(calls.checkCampaign, { as: tara.token, params: { id } }))
      expect(found.filter(({ level }) => level === 'stop')).toEqual([])
      expect(await seen(`a-${template}`)).toBeUndefined()
    },
  )

  test('that is a copy has the same blocks under identities of their own', async () => {
    const { id, draft } = await begin({ title: 'The first', template: 'sale' })
    const copy = await begin({ title: 'The second', copyOf: id })
    expect(copy.draft.blocks.map(({ type, data }) => [type, data])).toEqual(
      draft.blocks.map(({ type, data }) => [type, data]),
    )
    const ids = [...copy.draft.blocks, ...draft.blocks].map((one) => one.id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('of a title that is taken has an address of its own', async () => {
    const titles = await Promise.all([1, 2, 3].map(() => begin({ title: 'Same words' })))
    expect(new Set(titles.map(({ slug }) => slug)).size).toBe(3)
  })
})

describe('what is saved', () => {
  test('is seen by visitors when it is published, and not before', async () => {
    const page = await written('First.')
    expect(await seen(page.slug)).toBeUndefined()
    const live = ok(await publish(page.id, page.version))
    expect(live).toMatchObject({ state: 'live', hasChanges: false })
    expect(JSON.stringify((await seen(page.slug))?.blocks)).toContain('First.')
    const changed = ok(await save(page.id, live.version, withText(live.draft, 'Second.')))
    expect([changed.state, changed.hasChanges]).toEqual(['live', true])
    expect(JSON.stringify((await seen(page.slug))?.blocks)).toContain('First.')
    ok(await publish(page.id, changed.version))
    expect(JSON.stringify((await seen(page.slug))?.blocks)).toContain('Second.')
  })

  test('over somebody else’s work is refused with their name and the time, and nothing is written', async () => {
    const jaya = await campaigner('Jaya')
    const page = await written('Ours.')
    const theirs = ok(await save(page.id, page.version, withText(page.draft, 'By Jaya.'), jaya.token))
    const late = await save(page.id, page.version, withText(page.draft, 'By Tara.'))
    expect(late.status).toBe(409)
    expect(late.error.fields).toMatchObject({ by: 'Jaya', at: theirs.saved?.at })
    expect((await read(page.id)).draft).toEqual(theirs.draft)
  })

  test('can be gone back to, and the blocks are the same blocks', async () => {
    const jaya = await campaigner('Jaya')
    const first = await written('First.')
    const second = ok(await save(first.id, first.version, withText(first.draft, 'Second.'), jaya.token))
    const states = ok(await world.call(calls.campaignRevisions, { as: tara.token, params: { id: first.id } }))
    expect(states.map(({ version }) => version)).toEqual([second.version, first.version, 1])
    const back = await world.call(calls.restoreCampaign, {
      ...{ as: tara.token, params: { id: first.id, revision: first.version } },
      body: { version: second.version },
    })
    expect(ok(back).draft).toEqual(first.draft)
  })

  test('keeps what only a newer release knows to the byte, through save, publish and restore', async () => {
    const { id, version, draft } = await written()
    const strange = [
      block('hologram', { depth: 3, b: [1, null, { z: 2.5 }], a: ' é\u2028' }),
      block('text', { x: 1 }, 9),
    ]
    await world.db`update campaign_page set draft = draft || ${world.db.json({ blocks: strange } as never)} where id = ${id}`
    const before = JSON.stringify((await read(id)).draft.blocks)
    expect(JSON.parse(before)).toEqual(strange)
    const moved = [...(await read(id)).draft.blocks, text('Known.')].reverse()
    const saved = ok(await save(id, version, { ...draft, blocks: moved }))
    expect(JSON.stringify([...saved.draft.blocks].reverse().slice(0, 2))).toBe(before)
    const live = ok(await publish(id, saved.version))
    expect((await seen(live.slug))?.blocks).toMatchObject([{ type: 'text', v: 1 }])
    const less = ok(
      await save(id, live.version, { ...draft, blocks: [text('Without.')] }, (await campaigner('Jaya')).token),
    )
    const params = { id, revision: saved.version }
    const back = await world.call(calls.restoreCampaign, { as: tara.token, params, body: { version: less.version } })
    expect(JSON.stringify(ok(back).draft.blocks)).toBe(JSON.stringify(saved.draft.blocks))
  })

  test('has at most a hundred blocks, of kinds that are known, which are told by their place', async () => {
    const { id, version, draft } = await written()
    const many = await save(id, version, { ...draft, blocks: Array.from({ length: 1_000 }, () => text('x')) })
    expect([many.status, many.error.fields]).toEqual([400, { 'draft.blocks': 'may be 100 at most' }])
    const strange = await save(id, version, { ...draft, blocks: [text('x'), block('hologram', {})] })
    expect([strange.status, Object.keys(strange.error.fields ?? {})]).toEqual([400, ['draft.blocks.1.type']])
    expect(await read(id)).toMatchObject({ version, draft })
    const landing = await save(id, version, { ...draft, kind: 'landing' })
    expect(Object.keys(landing.error.fields ?? {})).toEqual(['draft.kind'])
  })

  test('runs nothing, wherever somebody writes it', async () => {
    const { id, version, draft } = await written()
    const evil = '<svg onload=alert(1)><script>alert(1)</script><a href="javascript:alert(1)">x</a><b>y</b></svg>'
    const kept = ok(await save(id, version, { ...draft, blocks: [text(evil)] }))
    expect(JSON.stringify(kept.draft.blocks)).not.toMatch(/svg|script|onload/i)
    for (const url of ['javascript:alert(1)', '//evil.example', 'data:image/svg+xml,x', '/\\evil.example']) {
      const links = block('banner', { title: 'x', text: 'x', url, cta: 'x' })
      expect([url, (await save(id, kept.version, { ...draft, blocks: [links] })).status]).toEqual([url, 400])
      const picture = { ...draft.picture, url }
      expect([url, (await save(id, kept.version, { ...draft, picture })).status]).toEqual([url, 400])
    }
  })

  test('shares out no more than all visitors', async () => {
    const { id, version, draft } = await written()
    const variant = (key: 'b' | 'c', weight: number) => ({
      key,
      name: 'Other words',
      weight,
      blocks: draft.blocks.map((one) => ({ ...one, id: crypto.randomUUID() })),
    })
    expect((await save(id, version, { ...draft, variants: [variant('b', 60), variant('c', 41)] })).status).toBe(400)
    expect((await save(id, version, { ...draft, variants: [variant('b', 10), variant('b', 10)] })).status).toBe(400)
    ok(await save(id, version, { ...draft, variants: [variant('b', 60), variant('c', 40)] }))
  })
})

describe('the revision by which servers tell whether a page they keep is the present one', () => {
  const revision = async () => (await world.call(pagesRevision)).body.revision
  /** Whether it is another one after this. */
  const changes = async (step: () => unknown) => {
    const before = await revision()
    await step()
    return (await revision()) !== before
  }

  test('changes with what visitors see, at the moment when it comes, and not with what is only saved', async () => {
    let page = await written('First.')
    expect(await changes(async () => (page = ok(await publish(page.id, page.version))))).toBe(true)
    expect(await changes(async () => (page = ok(await save(page.id, page.version, page.draft))))).toBe(false)
    expect(await changes(async () => (page = ok(await publish(page.id, page.version, inHours(0.1)))))).toBe(false)
    expect(await changes(() => world.clock.forward(400))).toBe(true)
    page = ok(await save(page.id, page.version, { ...page.draft, endsAt: inHours(0.1) }))
    page = ok(await publish(page.id, page.version))
    expect(await changes(() => world.clock.forward(400))).toBe(true)
    world.clock.forward(-800)
    const other = await written('Other.')
    const planned = ok(await publish(other.id, other.version, inHours(0.1)))
    expect(await changes(() => world.clock.forward(400))).toBe(true)
    expect(await changes(() => end(other.id, planned.version))).toBe(true)
    world.clock.forward(-400)
  })

  test('changes with what the team changes elsewhere', async () => {
    const body = { id: 'kite-colours', title: 'Which kite?' }
    expect(await changes(() => world.call(createBallot, { as: tara.token, body }))).toBe(true)
  })
})

describe('a page that is published at a time', () => {
  test('begins then, also for somebody who kept writing meanwhile', async () => {
    const page = await written('As planned.')
    const planned = ok(await publish(page.id, page.version, inHours(0.2)))
    expect(planned.state).toBe('scheduled')
    const later = ok(await save(page.id, planned.version, withText(planned.draft, 'Thought of later.')))
    expect(await seen(page.slug)).toBeUndefined()
    world.clock.forward(720)
    expect(JSON.stringify((await seen(page.slug))?.blocks)).toContain('As planned.')
    expect(await read(page.id)).toMatchObject({ state: 'live', hasChanges: true, draft: later.draft })
    world.clock.forward(-720)
  })

  test('while it runs takes the place of what runs once, however late and often it is settled', async () => {
    const page = await written('Before.')
    const live = ok(await publish(page.id, page.version))
    const after = ok(await save(page.id, live.version, withText(live.draft, 'After.')))
    const at = inHours(0.1)
    const planned = ok(await publish(page.id, after.version, at))
    expect(planned).toMatchObject({ state: 'live', hasChanges: false, next: { at } })
    ok(await save(page.id, planned.version, withText(planned.draft, 'Later still.')))
    expect(JSON.stringify((await seen(page.slug))?.blocks)).toContain('Before.')
    world.clock.forward(360)
    expect(JSON.stringify((await seen(page.slug))?.blocks)).toContain('After.')
    const { settle } = world.modules.studio
    expect(await Promise.all([settle(), settle()]).then(([a, b]) => a + b)).toBe(1)
    expect(await settle()).toBe(0)
    expect(JSON.stringify((await seen(page.slug))?.blocks)).toContain('After.')
    const now = await read(page.id)
    expect([now.next, now.hasChanges, JSON.stringify(now.draft.blocks)]).toEqual([
      ...[null, true],
      expect.stringContaining('Later still.'),
    ])
    world.clock.forward(-360)
  })

  test.each([
    ['lies in the past', -1],
    ['lies more than a year ahead', 24 * 400],
  ])('is refused a time that %s', async (words, hours) => {
    const page = await written()
    const { status, error } = await publish(page.id, page.version, inHours(hours))
    expect([status, error.fields]).toEqual([400, { at: words }])
  })

  test('is taken back before its time', async () => {
    const page = await written()
    const planned = ok(await publish(page.id, page.version, inHours(0.2)))
    expect(ok(await end(page.id, planned.version)).state).toBe('draft')
  })
})

describe('a page', () => {
  test('ends when somebody ends it, or at its time', async () => {
    const page = await written()
    const live = ok(await publish(page.id, page.version))
    expect(ok(await end(page.id, live.version)).state).toBe('ended')
    expect(await seen(page.slug)).toMatchObject({ state: 'over', blocks: [] })
    const timed = await written('Short.', { endsAt: inHours(0.1) })
    ok(await publish(timed.id, timed.version))
    world.clock.forward(360)
    expect(await seen(timed.slug)).toMatchObject({ state: 'over' })
    expect((await read(timed.id)).state).toBe('ended')
    world.clock.forward(-360)
  })

  test('is not published while its end lies before its start', async () => {
    const page = await written('x', { endsAt: inHours(0.1) })
    expect((await publish(page.id, page.version, inHours(0.2))).error.fields).toEqual({
      'draft.endsAt': 'lies before its start',
    })
  })

  test('begins a new phase when the shares of its variants change, and with nothing else', async () => {
    const other = (weight: number, html: string) => ({ key: 'b' as const, name: 'Short', weight, blocks: [text(html)] })
    const page = await written('a', { variants: [other(50, 'b')] })
    const first = ok(await publish(page.id, page.version))
    const words = ok(await save(page.id, first.version, { ...first.draft, variants: [other(50, 'other b')] }))
    const same = ok(await publish(page.id, words.version))
    const shares = ok(await save(page.id, same.version, { ...same.draft, variants: [other(20, 'other b')] }))
    const next = ok(await publish(page.id, shares.version))
    expect([same.phase - first.phase, next.phase - same.phase]).toEqual([0, 1])
  })

  test('has links that say where they stand, and the same as a code to scan', async () => {
    const { id, slug } = await written()
    const link = (query: Record<string, string>) =>
      world.call(calls.campaignLink, { as: tara.token, params: { id }, query: query as never })
    const { url, qr } = ok(await link({ source: 'newsletter', medium: 'mail', content: 'top' }))
    expect(url).toBe(
      `${world.settings.PUBLIC_URL}/campaign/all/${slug}?utm_source=newsletter&utm_medium=mail&utm_campaign=${slug}&utm_content=top`,
    )
    expect([qr.size, qr.path]).toEqual([expect.any(Number), expect.stringMatching(/^M4 4h7v1H4z/)])
    expect((await link({ source: 'A mail & more', medium: 'mail' })).status).toBe(400)
  })

  test('that was published is not deleted, a draft is', async () => {
    const page = await written()
    const remove = (id: string, version: number) =>
      world.call(calls.removeCampaign, { as: tara.token, params: { id }, query: { version } })
    const live = ok(await publish(page.id, page.version))
    expect((await remove(page.id, live.version)).status).toBe(409)
    const draft = await begin()
    expect((await remove(draft.id, draft.version + 1)).status).toBe(409)
    ok(await remove(draft.id, draft.version))
    expect((await remove(draft.id, draft.version)).status).toBe(404)
  })

  test('shows each visitor the variant they met, also after a change of shares, and tells nobody to keep it', async () => {
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

  test('that only a share of visitors sees says to the others that it is not for them yet', async () => {
    const page = await written('For some.', { share: 50 })
    ok(await publish(page.id, page.version))
    const answers = await Promise.all(Array.from({ length: 24 }, () => seen(page.slug)))
    expect(new Set(answers.map((one) => one?.state))).toEqual(new Set(['running', 'unshared']))
    for (const one of answers) expect(one?.blocks.length).toBe(one?.state === 'running' ? 1 : 0)
  })

  test('is previewed as visitors will see it, in each of its variants', async () => {
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

  test('is told what its visitors would stumble over, and stopped where that is nothing or says nothing', async () => {
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
      // A page is made ready before its poll begins: told, and no reason to stop.
      [5, 'gone', 'warning'],
    ])
    expect((await publish(page.id, page.version)).status).toBe(400)
  })
})

test('a picture that is too heavy is told before a page is published, and one that is not is no matter', async () => {
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
    { block: heavy.id, level: 'warning', text: 'A picture has 1.6 MB.' },
  ])
  ok(await publish(page.id, page.version))
})

describe('the list', () => {
  test('tells state, dates and cities, and finds by state and words', async () => {
    const page = await written('x', { title: 'A list of its own', cities: ['delhi', 'pune'] })
    ok(await publish(page.id, page.version))
    const listed = () => world.call(calls.listCampaigns, { as: tara.token, query: { state: 'live', q: 'list of its' } })
    expect((await listed()).body.data).toMatchObject([{ id: page.id, views: 0 }])
    const stream = givenStream(world)
    for (const slug of [page.slug, page.slug, 'another'])
      await stream.tell({ name: 'CAMPAIGN_VIEWED', props: { slug } })
    const { body } = await listed()
    expect(body.data).toMatchObject([{ id: page.id, state: 'live', cities: ['delhi', 'pune'], views: 2 }])
    expect(body.counts).toMatchObject({ all: 1, live: 1 })
  })

  test('and every other call is for the campaign team alone', async () => {
    const editor = await givenIn(world).user({ role: 'editor' })
    const user = await givenIn(world).user()
    const all = [...Object.values(calls), campaignResults, campaignResultsCsv]
    for (const call of all.filter((one) => typeof one === 'object' && 'url' in one)) {
      const input = { params: { id: '1', revision: 1 }, query: {}, body: {} } as never
      expect((await world.call(call as typeof calls.listCampaigns, input)).status).toBe(401)
      for (const { token } of [editor, user]) {
        const { status } = await world.call(
          call as typeof calls.listCampaigns,
          { ...(input as object), as: token } as never,
        )
        expect([call.summary, status]).toEqual([call.summary, 403])
      }
    }
  })
})
