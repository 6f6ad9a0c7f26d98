import { campaignResults, campaignResultsCsv } from '@nukkad/contracts/endpoints/campaigns/campaign-results'
import * as calls from '@nukkad/contracts/endpoints/campaigns/studio'
import { json } from '../../../sql-fragment.ts'
import { givenIn } from '../../../testing/users.given.ts'
import { givenStream } from '../../stream/stream.given.ts'
import { ok, useStudio } from './studio.given.ts'

const { world, campaigner, block, text, tara, begin, read, save, publish, seen, written, withText } = useStudio()

describe('a new campaign page', () => {
  test.each(calls.campaignTemplates)(
    'is stopped only by the hints of the template “%s” until they are replaced',
    async (template) => {
      const { id, version, state, draft } = await begin({ title: `A ${template}`, template })
      expect([state, draft.title]).toEqual(['draft', `A ${template}`])
      const found = ok(await world.call(calls.checkCampaign, { as: tara.token, params: { id } }))
      const stops = found.flatMap(({ level, text: said }) => (level === 'stop' ? [said] : []))
      expect(stops.length).toBeGreaterThan(0)
      expect(stops.filter((said) => !/^Replace “.+” with your own words.$/.test(said))).toEqual([])
      expect((await publish(id, version)).status).toBe(400)
      const hints = stops.map((said) => said.replace(/^Replace “|” with your own words.$/g, ''))
      const blocks = JSON.parse(hints.reduce((all, hint) => all.replace(hint, 'Ours.'), JSON.stringify(draft.blocks)))
      expect((await publish(id, ok(await save(id, version, { ...draft, blocks })).version)).status).toBe(200)
      expect(await seen(`a-${template}`)).toBeDefined()
    },
  )

  test('has the same blocks with new ids when it is a copy', async () => {
    const { id, draft } = await begin({ title: 'The first', template: 'sale' })
    const copy = await begin({ title: 'The second', copyOf: id })
    expect(copy.draft.blocks.map(({ type, data }) => [type, data])).toEqual(
      draft.blocks.map(({ type, data }) => [type, data]),
    )
    const ids = [...copy.draft.blocks, ...draft.blocks].map((one) => one.id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('gets its own slug when its title is taken', async () => {
    const titles = await Promise.all([1, 2, 3].map(() => begin({ title: 'Same words' })))
    expect(new Set(titles.map(({ slug }) => slug)).size).toBe(3)
  })
})

describe('saving a campaign page', () => {
  test('shows visitors the changes only once they are published', async () => {
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

  test('refuses to overwrite someone else’s changes, with their name and the time', async () => {
    const jaya = await campaigner('Jaya')
    const page = await written('Ours.')
    const theirs = ok(await save(page.id, page.version, withText(page.draft, 'By Jaya.'), jaya.token))
    const late = await save(page.id, page.version, withText(page.draft, 'By Tara.'))
    expect(late.status).toBe(409)
    expect(late.error.fields).toMatchObject({ by: 'Jaya', at: theirs.saved?.at })
    expect((await read(page.id)).draft).toEqual(theirs.draft)
  })

  test('keeps revisions that can be restored with the same blocks', async () => {
    const jaya = await campaigner('Jaya')
    const first = await written('First.')
    const second = ok(await save(first.id, first.version, withText(first.draft, 'Second.'), jaya.token))
    const states = ok(await world.call(calls.campaignRevisions, { as: tara.token, params: { id: first.id } }))
    expect(states.map(({ version }) => version)).toEqual([second.version, first.version, 1])
    const back = await world.call(calls.restoreCampaign, {
      as: tara.token,
      params: { id: first.id, revision: first.version },
      body: { version: second.version },
    })
    expect(ok(back).draft).toEqual(first.draft)
  })

  test('keeps blocks of a newer release byte for byte through save, publish and restore', async () => {
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

  test('takes a block of a newer release back after its removal was saved, but no other in its place', async () => {
    const { id, version, draft } = await written()
    const strange = block('hologram', { depth: 3 })
    const blocks = [...draft.blocks, strange]
    await world.db`update campaign_page set draft = draft || ${json(world.db, { blocks })} where id = ${id}`
    await world.db`
      update campaign_page_revision set content = content || ${json(world.db, { blocks })}
      where campaign_page_id = ${id} and version = ${version}`
    const without = ok(await save(id, version, { ...draft, title: 'Without' }))
    const changed = { ...strange, data: { depth: 4 } }
    expect((await save(id, without.version, { ...draft, blocks: [changed] })).status).toBe(400)
    expect((await save(id, without.version, { ...draft, blocks: [block('hologram', { depth: 3 })] })).status).toBe(400)
    const back = ok(await save(id, without.version, { ...draft, blocks }))
    expect(back.draft.blocks).toEqual(blocks)
    const inVariant = { key: 'b' as const, name: 'Deep', weight: 50, blocks: [strange] }
    const split = ok(await save(id, back.version, { ...draft, variants: [inVariant] }))
    expect(split.draft.variants).toEqual([inVariant])
  })

  test('allows at most a hundred blocks of known kinds, and names the wrong one by its position', async () => {
    const { id, version, draft } = await written()
    const many = await save(id, version, { ...draft, blocks: Array.from({ length: 1_000 }, () => text('x')) })
    expect([many.status, many.error.fields]).toEqual([400, { 'draft.blocks': 'must be 100 or fewer' }])
    const strange = await save(id, version, { ...draft, blocks: [text('x'), block('hologram', {})] })
    expect([strange.status, Object.keys(strange.error.fields ?? {})]).toEqual([400, ['draft.blocks.1.type']])
    expect(await read(id)).toMatchObject({ version, draft })
    const landing = await save(id, version, { ...draft, kind: 'landing' })
    expect(Object.keys(landing.error.fields ?? {})).toEqual(['draft.kind'])
  })

  test('removes scripts and refuses unsafe links wherever they are written', async () => {
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

  test('refuses variant shares of more than all visitors', async () => {
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

describe('the list of campaigns', () => {
  test('shows state, dates, cities and views, and filters by state and words', async () => {
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

  test('is for the campaign team only, like every other call', async () => {
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
