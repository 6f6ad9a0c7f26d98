import {
  callOffEvent,
  changeOrganiser,
  type EventDraft,
  editorEvents,
  previewPost,
} from '@nukkad/contracts/endpoints/content/editor'
import { holdSeats } from '@nukkad/contracts/endpoints/events/tickets'
import { Errors } from 'typebox/value'
import { givenIn } from '../../../testing/users.given.ts'
import { givenMedia, givenPicture } from '../../media/media.given.ts'
import { ok } from '../../merchants/merchants.given.ts'
import { givenBlock } from '../../posts/editing.given.ts'
import { givenTicketType, useEventEditing, whole } from './edited-events.given.ts'

jest.setTimeout(60_000)
const { world, given, inDays, editor, begin, save, written, publish, asReader, listed } = useEventEditing()

describe('the editors’ list of events', () => {
  test('is closed to visitors and shoppers', async () => {
    const asha = await givenIn(world).user()
    const body = {
      city: 'delhi',
      kind: 'music',
      title: 'Mine',
      starts: inDays(1),
      version: 1,
      slug: 'a',
      draft: {},
      email: 'a@b.in',
      isOrganiser: true,
    }
    for (const endpoint of [...Object.values(editorEvents), callOffEvent, changeOrganiser]) {
      const call = (as?: string) =>
        world.call(endpoint, { as, params: { id: 1, revision: 1 }, ...(endpoint.method !== 'GET' && { body }) })
      const statuses = [await call(), await call(world.settings.PUBLIC_TOKEN), await call(asha.token)]
      expect([endpoint.url, ...statuses.map(({ status }) => status)]).toEqual([endpoint.url, 401, 401, 403])
    }
  })

  test('lists events with their start, including demo events', async () => {
    const { token } = await editor()
    const event = await written(token)
    const all = (await world.call(editorEvents.list, { as: token, query: { city: 'delhi' } })).body
    expect(Errors(editorEvents.list.schema.response[200], all)).toEqual([])
    expect(all.data[0]).toMatchObject({ id: event.id, state: 'draft', starts: event.draft.starts })
    expect(all.counts.published).toBeGreaterThan(10)
  })
})

describe('editing an event', () => {
  test('shows a draft to editors only, with its ticket types', async () => {
    const { token } = await editor()
    const { slug, draft } = await written(token, {
      tickets: [givenTicketType('Mat', 0, 20), givenTicketType('Chair', 499.5, 5)],
    })
    expect(draft.tickets.map(({ price }) => price)).toEqual([0, 499.5])
    const preview = await world.call(previewPost, { as: token, params: { id: slug }, query: { city: 'delhi' } })
    expect(Errors(previewPost.schema.response[200], preview.body)).toEqual([])
    expect(preview.body.data.event?.tickets.map(({ name, left }) => [name, left])).toEqual([
      ['Mat', 20],
      ['Chair', 5],
    ])
    expect([(await asReader(slug)).status, (await listed()).includes(slug)]).toEqual([404, false])
  })

  test('removes scripts from the text', async () => {
    const { token } = await editor()
    const html = '<p onclick="a()">Hi<script>alert(1)</script><img src=x onerror=alert(1)></p>'
    const { draft } = await written(token, { blocks: [givenBlock('text', { html })] })
    expect(draft.blocks).toMatchObject([{ type: 'text', data: { html: '<p>Hi</p>' } }])
  })

  test('refuses an end before the start, a length over a month, and unknown references', async () => {
    const { token } = await editor()
    const event = await written(token)
    const fieldsOf = async (parts: Partial<EventDraft>) =>
      (await save(token, event, { ...event.draft, ...parts })).error.fields
    expect(await fieldsOf({ ends: inDays(2) })).toEqual({ ends: 'must be after the start' })
    expect(await fieldsOf({ ends: inDays(60) })).toEqual({ ends: 'is more than a month after the start' })
    expect(await fieldsOf({ place: 'atlantis-cafe' })).toEqual({ place: 'names an unknown place: “atlantis-cafe”' })
    expect(await fieldsOf({ tickets: [givenTicketType('Mat', 0, 5), givenTicketType('Mat', 10, 5)] })).toEqual({
      'tickets.1.name': 'is used by another ticket type',
    })
    expect((await save(token, event, { ...event.draft, line: 'x'.repeat(1_000_000) })).status).toBe(413)
  })

  test('takes a place and another editor’s photo back after their removal was saved', async () => {
    const [jaya, meera] = [await editor('Jaya'), await editor('Meera')]
    const { url } = (await givenMedia(world).upload(jaya, { bytes: await givenPicture() })).data
    const event = await written(jaya.token, { place: 'lodhi-garden', picture: { url, alt: 'A lawn' } })
    const parts = { place: null, picture: whole.picture }
    const without = ok(await save(meera.token, event, { ...event.draft, ...parts })).data
    await world.db`update place set status = 'draft' where slug = 'lodhi-garden'`
    const back = ok(await save(meera.token, without, event.draft)).data
    await world.db`update place set status = 'published' where slug = 'lodhi-garden'`
    expect([back.draft.place, back.draft.picture]).toEqual([event.draft.place, event.draft.picture])
  })

  test('refuses to publish an event with missing parts, and names them', async () => {
    const { token } = await editor()
    const { status, error } = await publish(token, await begin(token))
    expect(status).toBe(400)
    expect(Object.keys(error.fields ?? {})).toEqual(['line', 'venue', 'picture.alt', 'blocks'])
  })

  test('shows and books a scheduled event from its time on, and not before', async () => {
    const { token } = await editor()
    const asha = await given.user()
    const event = ok(await publish(token, await written(token), inDays(0, 1))).data
    const { id, slug } = event
    expect(event.state).toBe('scheduled')
    const [row] = await world.db<{ type: number }[]>`select id as type from ticket_type where event_id = ${id}`
    const hold = () =>
      world.call(holdSeats, {
        as: asha.token,
        params: { discoveryId: slug },
        body: { tickets: [{ ticketTypeId: String(row?.type), qty: 1 }] },
      })
    expect([(await asReader(slug)).status, (await listed()).includes(slug), (await hold()).status]).toEqual([
      404,
      false,
      404,
    ])
    const [before] = await world.db`
      select count(*)::integer as n from event_addresses('delhi', '', 1000) where key = ${slug}`
    expect(before?.n).toBe(0)
    world.clock.forward(3601)
    expect([(await asReader(slug)).status, (await listed()).includes(slug)]).toEqual([200, true])
    const later = await given.back(asha)
    expect((await given.hold({ id: Number(id), slug, types: [String(row?.type)] }, later)).status).toBe(200)
  })

  test('tells the second of two editors about the conflict', async () => {
    const [meera, jaya] = [await editor('Meera'), await editor('Jaya')]
    const event = await written(meera.token)
    ok(await save(jaya.token, event, { ...event.draft, line: 'By Jaya' }))
    const late = await save(meera.token, event, { ...event.draft, line: 'By Meera' })
    expect([late.status, late.error.fields?.by]).toEqual([409, 'Jaya'])
  })
})
