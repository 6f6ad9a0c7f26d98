import { type EditedEvent, type EventDraft, editorEvents } from '@nukkad/contracts/endpoints/content/editor'
import { getDiscoveryDetails } from '@nukkad/contracts/endpoints/content/posts'
import { listEvents } from '@nukkad/contracts/endpoints/events/events'
import { type GivenUser, givenIn } from '../../../testing/users.given.ts'
import { useSeededWorld } from '../../../testing/world.ts'
import { ok } from '../../merchants/merchants.given.ts'
import { givenBlock } from '../../posts/editing.given.ts'
import { givenEvents } from '../event.given.ts'

export const whole = {
  line: 'bring a sheet',
  venue: 'The lawn behind gate 4',
  host: 'Sohail Hashmi',
  picture: { scene: 'music-night', alt: 'A trio under a tree' },
  blocks: [givenBlock('text', { html: '<p>Three <strong>sets</strong>.</p>' })],
} satisfies Partial<EventDraft>

export const givenTicketType = (name: string, price: number, seats: number) => ({
  id: null,
  name,
  line: '',
  price,
  seats,
})

/** Events as edited by editors. */
export function useEventEditing() {
  const world = useSeededWorld()
  const given = givenEvents(world)
  const inDays = (days: number, hours = 0) =>
    new Date(world.clock.now().getTime() + days * 86_400_000 + hours * 3_600_000).toISOString()
  let count = 0
  const editor = (firstName = 'Meera') => givenIn(world).user({ role: 'editor', firstName })
  const begin = async (as: string, title = `Jazz at the gate ${++count}`) =>
    ok(await world.call(editorEvents.begin, { as, body: { city: 'delhi', kind: 'music', title, starts: inDays(3) } }))
      .data
  const read = async (as: string, id: string) => ok(await world.call(editorEvents.get, { as, params: { id } })).data
  const save = (as: string, { id, version }: EditedEvent, draft: EventDraft) =>
    world.call(editorEvents.save, { as, params: { id }, body: { version, draft } })
  const written = async (as: string, parts: Partial<EventDraft> = {}) => {
    const begun = await begin(as)
    return ok(await save(as, begun, { ...begun.draft, ...whole, ...parts })).data
  }
  const publish = (as: string, { id, version }: EditedEvent, at?: string) =>
    world.call(editorEvents.publish, { as, params: { id }, body: { version, ...(at && { at }) } })
  const out = async (as: string, parts: Partial<EventDraft> = {}) =>
    ok(await publish(as, await written(as, parts))).data
  const asReader = (slug: string) => world.call(getDiscoveryDetails, { params: { id: slug }, query: { city: 'delhi' } })
  const listed = async () =>
    (
      await world.call(listEvents, {
        params: { type: 'upcoming' },
        query: { city: 'delhi', pagesize: 50 },
        headers: { authorization: `Bearer ${world.settings.PUBLIC_TOKEN}` },
      })
    ).body.data.map(({ slug }) => slug)
  const asEvent = ({ id, slug, draft }: EditedEvent) => ({
    id: Number(id),
    slug,
    types: draft.tickets.map((type) => type.id ?? ''),
  })
  /** Books free seats. */
  async function book(event: EditedEvent, asha: GivenUser, qty: number, type = 0) {
    const held = ok(await given.hold(asEvent(event), asha, qty, type))
    ok(await given.guests(asEvent(event), asha, held.data as never))
  }
  return {
    world,
    given,
    inDays,
    editor,
    begin,
    read,
    save,
    written,
    publish,
    out,
    asReader,
    listed,
    asEvent,
    book,
  }
}
