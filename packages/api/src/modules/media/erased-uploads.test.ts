import fc from 'fast-check'
import { useSeededWorld } from '../../testing/world.ts'
import { ok } from '../merchants/merchants.given.ts'
import { givenBlock, givenEditors } from '../posts/editing.given.ts'
import { givenFilms, givenWebm } from '../video-files/video-file.given.ts'
import { givenErasedUploads, type Place } from './erased-uploads.given.ts'
import { givenMedia, givenPicture } from './media.given.ts'

jest.setTimeout(120_000)
const world = useSeededWorld()
const given = { ...givenEditors(world), ...givenFilms(world), ...givenErasedUploads(world) }
const { asReader } = given

const own = 'belongs to the person and is erased with the account'
const derived = 'is derived from columns that are read'
const without = 'names no uploaded picture'
/** Columns that pages do not show, with the reason why an upload that only they name is deleted. */
const elsewhere: Readonly<Record<string, string>> = {
  'app_user.picture': own,
  'author.picture': own,
  'review.photos': own,
  'return_request.photos': own,
  'order_line.custom_options': own,
  'cart_line.options': own,
  'cart_saved_line.options': own,
  'checkout_transaction.agreement': own,
  'return_line.replacement_options': own,
  'form_answer.answers': own,
  'form_answer.source': own,
  'gift_choice.answers': own,
  'giveaway_winner.address': own,
  'shop_order.address': own,
  'subscription.address': own,
  'ticket_hold.contact': own,
  'ticket_hold.guests': own,
  'stream_event.profile': own,
  'stream_event.props': own,
  'stream_event.origin': own,
  'searchable.image': derived,
  'product_fact.details': derived,
  'outbox.payload': without,
  'idempotency_key.answer': without,
  'gateway_event.body': without,
  'invoice.document': without,
  'order_line.options': without,
  'return_request.reached': without,
  'author.face': without,
  'video.file_url': without,
  'banner.url': without,
  'coupon_banner.url': without,
  'nav_item.url': without,
  'campaign_page.theme': without,
  'campaign_token.gift': without,
  'city_home.actions': without,
  'city_home.chips': without,
  'custom_category.filter': without,
  'event_series.tickets': without,
  'form_version.fields': without,
  'mall.floors': without,
  'product.attributes': without,
  'size_guide.rows': without,
  'store.hours': without,
  'subscription_campaign.questions': without,
  'subscription_plan.comes': without,
}
/** Columns of the person's own rows, named like those of pages. */
const ownPlaces: readonly Place[] = [
  { table: 'review', column: 'photos', type: 'jsonb' },
  { table: 'author', column: 'picture', type: 'jsonb' },
]

describe('the uploads of an erased account', () => {
  test('stay where a page shows them, and are deleted where only the person used them', async () => {
    await given.versions()
    const pages = (await given.placesOfPages()).filter(({ table }) => table !== 'order_line')
    const places = [...pages, ...ownPlaces]
    expect(pages.length).toBeGreaterThan(30)
    const pictures = 6
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.option(fc.nat({ max: pictures - 1 })), { minLength: places.length, maxLength: places.length }),
        async (uses) => {
          const { id } = await given.person()
          const urls: string[] = []
          for (let n = 0; n < pictures; n += 1) urls.push(await given.picture(id))
          const expected = new Set<string>()
          for (const [at, place] of places.entries()) {
            const url = urls[uses[at] ?? -1]
            if (!url) continue
            await given.name(place, url)
            if (pages.includes(place)) expected.add(url)
          }
          await given.erase(id)
          for (const url of urls)
            expect([url, (await world.app.inject(url)).statusCode]).toEqual([url, expected.has(url) ? 200 : 404])
          expect(await world.db`select from media where user_id = ${id}`).toHaveLength(0)
        },
      ),
      { numRuns: 12 },
    )
  })

  test('are read by the readers of a published post, with its video and poster', async () => {
    const meera = await given.editor()
    const upload = async () => (await givenMedia(world).upload(meera, { bytes: await givenPicture() })).data
    const [cover, poster, removed, unused] = [await upload(), await upload(), await upload(), await upload()]
    const [film, draftFilm] = [
      (await given.upload(meera, givenWebm())).data,
      (await given.upload(meera, givenWebm())).data,
    ]
    const video = givenBlock(
      'video',
      {
        slug: null,
        upload: { file: film.id, width: 640, height: 360, seconds: 12, poster: poster.url, description: 'Rain.' },
        caption: '',
      },
      2,
    )
    const post = await given.written(meera.token, { picture: { url: removed.url, alt: 'Rain' }, blocks: [video] })
    const changed = { ...post.draft, picture: { url: cover.url, alt: 'Rain' } }
    const saved = ok(await given.save(meera.token, post.id, post.version, changed)).data
    ok(await given.publish(meera.token, post.id, saved.version))
    await world.db`update app_user set role = 'user' where id = ${meera.id}`
    await given.erase(meera.id)

    const { data } = ok(await asReader(post.slug))
    expect(data).toMatchObject({
      image: { url: cover.url },
      things: { videoFiles: [{ slug: film.id, url: film.url }] },
    })
    const statusOf = async (url: string) => (await world.app.inject(url)).statusCode
    const left = [cover.url, poster.url, film.url, removed.url, unused.url, draftFilm.url]
    // Another editor may still take the removed picture back, so it stays as well.
    expect(await Promise.all(left.map(statusOf))).toEqual([200, 200, 200, 200, 404, 404])

    const jaya = await given.editor('Jaya')
    const now = await given.read(jaya.token, post.id)
    ok(await given.save(jaya.token, post.id, now.version, { ...now.draft, picture: { url: removed.url, alt: 'Rain' } }))
    world.clock.forward(30 * 86_400)
    await world.housekeeping.sweep()
    expect(await statusOf(film.url)).toBe(200)
  })
})

test('every column that could name an uploaded picture is read as a page, or has a reason not to be', async () => {
  const pages = (await given.placesOfPages()).map(({ table, column }) => `${table}.${column}`)
  const columns = await world.db<{ name: string }[]>`
    select table_name || '.' || column_name as name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name !~ '^stream_event_'
      and (data_type = 'jsonb' or data_type in ('text', 'ARRAY') and column_name ~ '(picture|photo|image|dropped|(^|_)url)s?$')`
  const unknown = columns.map(({ name }) => name).filter((name) => !pages.includes(name) && !(name in elsewhere))
  expect(unknown).toEqual([])
  expect(Object.keys(elsewhere).filter((name) => !columns.some((one) => one.name === name))).toEqual([])
  expect(Object.keys(elsewhere).filter((name) => pages.includes(name))).toEqual([])
})
