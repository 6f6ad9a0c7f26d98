import { getPlace, placeFeed } from '@nukkad/contracts/endpoints/city/places'
import {
  type EditedPlace,
  editorPlaces,
  type PlaceDraft,
  previewPlace,
} from '@nukkad/contracts/endpoints/content/editor'
import { Errors } from 'typebox/value'
import { givenIn } from '../../testing/users.given.ts'
import { useSeededWorld } from '../../testing/world.ts'
import { ok } from '../merchants/merchants.given.ts'

jest.setTimeout(60_000)
const world = useSeededWorld()

const whole = {
  kind: 'Tea stall',
  line: 'Ginger first, sugar later.',
  story: ['The kettle has been on since 1974.', 'Sit on the left bench.'],
  address: '12 Lodhi Road, behind the bus stop',
  hours: 'Daily 7 am – 10 pm',
  howTo: 'Jor Bagh metro, then five minutes.',
  tags: ['chai'],
  picture: { scene: 'street-dawn', alt: 'A kettle at dawn' },
} satisfies Partial<PlaceDraft>

let count = 0
const editor = (firstName = 'Meera') => givenIn(world).user({ role: 'editor', firstName })
const begin = async (as: string, title = `Kettle Corner ${++count}`) =>
  ok(
    await world.call(editorPlaces.begin, {
      as,
      body: { city: 'delhi', type: 'food', locality: 'hauz-khas', title },
    }),
  ).data
const save = (as: string, { id, version }: EditedPlace, draft: PlaceDraft) =>
  world.call(editorPlaces.save, { as, params: { id }, body: { version, draft } })
const written = async (as: string, parts: Partial<PlaceDraft> = {}) => {
  const begun = await begin(as)
  return ok(await save(as, begun, { ...begun.draft, ...whole, ...parts })).data
}
const publish = (as: string, { id, version }: EditedPlace, at?: string) =>
  world.call(editorPlaces.publish, { as, params: { id }, body: { version, ...(at && { at }) } })
const asReader = (slug: string) => world.call(getPlace, { params: { slug } })

describe('the editors’ list of places', () => {
  test('is closed to visitors and shoppers', async () => {
    const asha = await givenIn(world).user()
    const body = { city: 'delhi', type: 'food', locality: 'hauz-khas', title: 'Mine', version: 1, slug: 'a', draft: {} }
    for (const endpoint of [...Object.values(editorPlaces), previewPlace]) {
      const call = (as?: string) =>
        world.call(endpoint, {
          as,
          params: { id: 1, revision: 1, slug: 'lodhi-garden' },
          ...(endpoint.method !== 'GET' && { body }),
        })
      const statuses = [await call(), await call(world.settings.PUBLIC_TOKEN), await call(asha.token)]
      expect([endpoint.url, ...statuses.map(({ status }) => status)]).toEqual([endpoint.url, 401, 401, 403])
    }
  })

  test('is filtered by state and words, last changed first', async () => {
    const { token } = await editor()
    const { id, draft } = await written(token)
    const all = (await world.call(editorPlaces.list, { as: token, query: { city: 'delhi' } })).body
    expect(Errors(editorPlaces.list.schema.response[200], all)).toEqual([])
    expect(all.data[0]).toMatchObject({ id, title: draft.title, kind: 'Tea stall', state: 'draft' })
    const found = (await world.call(editorPlaces.list, { as: token, query: { q: draft.title, state: 'draft' } })).body
    expect(found.data.map((one) => one.id)).toEqual([id])
  })
})

describe('editing a place', () => {
  test('starts in the middle of its locality and is visible to editors only', async () => {
    const { token } = await editor()
    const place = await written(token)
    const [middle] = await world.db`select lat, lng from locality where city = 'delhi' and slug = 'hauz-khas'`
    expect({ lat: place.draft.lat, lng: place.draft.lng }).toEqual(middle)
    const preview = await world.call(previewPlace, { as: token, params: { slug: place.slug } })
    expect(preview.body.data).toMatchObject({ title: place.draft.title, kind: 'Tea stall', story: whole.story })
    expect(Errors(previewPlace.schema.response[200], preview.body)).toEqual([])
    expect(preview.headers['cache-control']).toBe('no-store')
    expect((await asReader(place.slug)).status).toBe(404)
  })

  test('shows how the hours are parsed', async () => {
    const { token } = await editor()
    const place = await written(token)
    expect(place.hours.week?.[0]).toMatchObject({ name: 'Monday', text: '7 am – 10 pm' })
    const vague = ok(await save(token, place, { ...place.draft, hours: 'When the kettle is on' })).data
    expect(vague.hours).toMatchObject({ isOpen: null, week: null, line: 'When the kettle is on' })
    const unknown = ok(await save(token, vague, { ...place.draft, hours: null })).data
    expect(unknown.hours.line).toBe('Hours not known, check before you go')
  })

  test('refuses coordinates far from the city, unknown localities and tags, and foreign pictures', async () => {
    const { token } = await editor()
    const place = await written(token)
    const fieldsOf = async (parts: Partial<PlaceDraft>) =>
      (await save(token, place, { ...place.draft, ...parts })).error.fields
    expect(await fieldsOf({ lat: 19.07, lng: 72.87 })).toEqual({
      lat: expect.stringMatching(/^and the longitude lie 1,1\d\d km from the middle of Delhi NCR$/),
    })
    expect(await fieldsOf({ locality: 'bandra', tags: ['no-tag'] })).toEqual({
      locality: '“bandra” is not a neighbourhood of this city',
      tags: '“no-tag” is not one of our tags',
    })
    const url = `/api/media/${'x'.repeat(22)}`
    expect(await fieldsOf({ pictures: [{ url, alt: 'Not mine' }] })).toHaveProperty('picture')
    expect(Object.keys((await fieldsOf({ lat: 123 })) ?? {})).toEqual(['draft.lat'])
  })

  test('refuses a megabyte of text with a readable message', async () => {
    const { token } = await editor()
    const place = await written(token)
    const { status, error } = await save(token, place, { ...place.draft, story: ['x'.repeat(1_000_000)] })
    expect([status, error.message.length > 10]).toEqual([413, true])
  })

  test('keeps markup as plain text', async () => {
    const { token } = await editor()
    const { draft } = await written(token, { story: ['<script>alert(1)</script> and A'] })
    expect(draft.story).toEqual(['<script>alert(1)</script> and A'])
  })

  test('refuses to publish a place with missing parts, and names them', async () => {
    const { token } = await editor()
    const { status, error } = await publish(token, await begin(token))
    expect(status).toBe(400)
    expect(Object.keys(error.fields ?? {})).toEqual(['kind', 'line', 'story', 'address', 'picture.alt'])
  })

  test('shows it in lists and search when published; later changes wait for the next publishing', async () => {
    const { token } = await editor()
    const out = ok(await publish(token, await written(token))).data
    const { slug } = out
    expect([out.state, (await asReader(slug)).body.data.line]).toEqual(['published', whole.line])
    const feed = await world.call(placeFeed, { params: { type: 'food' }, query: { city: 'delhi', sort: 20 } })
    expect(feed.body.data.map((one) => one.slug)).toContain(slug)
    const [indexed] = await world.db`select title from searchable where kind = 'place' and ref = ${out.id}`
    expect(indexed?.title).toBe(out.draft.title)
    const next = ok(await save(token, out, { ...out.draft, line: 'More ginger.', hours: 'Always open' })).data
    expect([next.hasChanges, (await asReader(slug)).body.data.line]).toEqual([true, whole.line])
    ok(await publish(token, next))
    expect((await asReader(slug)).body.data).toMatchObject({ line: 'More ginger.', hours: { isOpen: true } })
  })

  test('shows a scheduled place from its time on, and can be undone', async () => {
    const { token } = await editor()
    const at = new Date(world.clock.now().getTime() + 600_000).toISOString()
    const { id, slug, version } = ok(await publish(token, await written(token), at)).data
    world.clock.forward(599)
    expect((await asReader(slug)).status).toBe(404)
    world.clock.forward(2)
    expect((await asReader(slug)).status).toBe(200)
    const again = await editor()
    ok(await world.call(editorPlaces.unpublish, { as: again.token, params: { id }, body: { version } }))
    expect((await asReader(slug)).status).toBe(404)
  })

  test('tells the second of two editors about the conflict, and keeps the first version', async () => {
    const [meera, jaya] = [await editor('Meera'), await editor('Jaya')]
    const place = await written(meera.token)
    ok(await save(jaya.token, place, { ...place.draft, line: 'By Jaya' }))
    const late = await save(meera.token, place, { ...place.draft, line: 'By Meera' })
    expect([late.status, late.error.fields?.by]).toEqual([409, 'Jaya'])
    expect(late.error.message).toMatch(/^Jaya saved this place on /)
    const { data } = ok(await world.call(editorPlaces.revisions, { as: meera.token, params: { id: place.id } }))
    expect(data.map(({ saved, blocks }) => [saved.name, blocks])).toEqual([
      ['Jaya', 2],
      ['Meera', 2],
    ])
  })

  test('restores an earlier revision, and deletes a draft', async () => {
    const { token } = await editor()
    const place = await written(token)
    const params = { id: place.id }
    const changed = ok(await save((await editor('Jaya')).token, place, { ...place.draft, line: 'Later' })).data
    const kept = ok(await world.call(editorPlaces.revisions, { as: token, params })).data
    const at = { ...params, revision: kept.at(-1)?.version ?? 0 }
    const body = { version: changed.version }
    const restored = ok(await world.call(editorPlaces.restore, { as: token, params: at, body })).data
    expect(restored.draft.line).toBe(whole.line)
    ok(await world.call(editorPlaces.remove, { as: token, params, query: { version: restored.version } }))
    expect((await world.call(editorPlaces.get, { as: token, params })).status).toBe(404)
  })

  test('redirects the old URL after the place was moved', async () => {
    const { token } = await editor()
    const { id, slug, version } = ok(await publish(token, await written(token))).data
    const move = (to: string) =>
      world.call(editorPlaces.move, { as: token, params: { id }, body: { version, slug: to } })
    expect((await move('lodhi-garden')).error.fields).toEqual({ slug: 'is taken by another page' })
    expect(ok(await move(`${slug}-again`)).data.href).toBe(`/places/${slug}-again`)
    expect((await asReader(slug)).error).toMatchObject({ code: 'moved', to: `/places/${slug}-again` })
  })
})
