import { cities, cityCenter } from '@nukkad/contracts'
import { authors } from './data/authors.ts'
import { contentByCity } from './data/cities/index.ts'
import { eventKinds, placeTypes, type SeedBlock } from './data/content-types.ts'
import { landmarksOf } from './data/landmarks.ts'
import { countWords } from './data/reading.ts'
import { subjects } from './data/subjects.ts'
import { tags } from './data/tags.ts'
import { buildProducts, describePicture, picturePaths } from './index.ts'
import { describeScene, motifs } from './picture.ts'

const days = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:–(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun))?'
const time = '\\d{1,2}(?::\\d\\d)? [ap]m'
const span = `${time} – ${time}`
/** Written opening hours: '24 hours', or clauses of days and times. */
const hoursPattern = new RegExp(
  `^(?:24 hours|(?:Daily|${days}) ${span}(?:; ${days} ${span})*|Closed ${days}; else ${span})$`,
)

/** The name of a scene is its subject, an hour, and optionally a number. */
const sceneOk = (city: string) => (scene: string) => {
  const [, subject = ''] = /^([a-z-]+)-(?:dawn|day|dusk|night)(?:-\d)?$/.exec(scene) ?? []
  return (motifs as readonly string[]).includes(subject) || subject in landmarksOf(city) || subject in subjects
}
const productSlugs = new Set(buildProducts().map(({ slug }) => slug))
const authorSlugs = new Set(authors.map(({ slug }) => slug))
const tagSlugs = new Set(tags.map(({ slug }) => slug))
const rest = (wanted: readonly string[], known: ReadonlySet<string>) => wanted.filter((one) => !known.has(one))
const slugsOf = (rows: readonly { slug: string }[]) => new Set(rows.map(({ slug }) => slug))
const named = (blocks: readonly SeedBlock[], type: 'places' | 'products' | 'events') =>
  blocks.flatMap((block) => (block.type === type ? [...block.slugs] : []))

const words = (story: string) => story.split(/\s+/).length

const kilometres = (a: { lat: number; lng: number }, b: { lat: number; lng: number }) =>
  Math.hypot((a.lat - b.lat) * 111, (a.lng - b.lng) * 111 * Math.cos((a.lat * Math.PI) / 180))

test('there is content for each of the eight cities', () => {
  expect(Object.keys(contentByCity).sort()).toEqual(cities.map(({ slug }) => slug).sort())
})

describe.each(Object.entries(contentByCity))('the content of %s', (city, content) => {
  const { localities, places, posts, events, series, malls, videos, maps } = content

  test('has enough of each kind', () => {
    expect(places.length).toBeGreaterThanOrEqual(40)
    expect(localities.length).toBeGreaterThanOrEqual(12)
    expect(posts.length).toBeGreaterThanOrEqual(30)
    expect(events.length).toBeGreaterThanOrEqual(20)
    expect(malls.length).toBeGreaterThanOrEqual(5)
    expect(videos.length).toBeGreaterThanOrEqual(10)
    expect(maps.length).toBeGreaterThanOrEqual(3)
  })

  test('has unique slugs; posts and events share one space', () => {
    for (const rows of [localities, places, [...posts, ...events, ...series], malls, videos, maps]) {
      const slugs = rows.map(({ slug }) => slug)
      expect(slugs.filter((slug, at) => slugs.indexOf(slug) !== at)).toEqual([])
      expect(slugs.filter((slug) => !/^[a-z0-9-]{2,80}$/.test(slug))).toEqual([])
    }
  })

  test('has at least six landmarks, each in the picture of its place', () => {
    const shown = new Set(places.map(({ scene }) => describeScene(city, scene).subject))
    const [mark, ...landmarks] = Object.keys(landmarksOf(city))
    expect([mark, ...landmarks].length).toBeGreaterThanOrEqual(6)
    // The city's own landmark is on its home page.
    expect(landmarks.filter((one) => !shown.has(one))).toEqual([])
  })

  test('shows no landmark for a cafe, and no two neighbours with the same scene', () => {
    for (const rows of [places, posts, events]) {
      const scenes = rows.map(({ scene }) => scene)
      expect(scenes.filter((scene, at) => scene === scenes[at + 1])).toEqual([])
    }
    const cafes = places.filter(({ kind }) => /cafe|bakery|bookshop|bar|club|brewery|restaurant/i.test(kind))
    expect(
      cafes.filter(({ scene }) => describeScene(city, scene).subject in landmarksOf(city)).map(({ slug }) => slug),
    ).toEqual([])
  })

  test('refers only to existing things', () => {
    const blocks = [...posts, ...events].flatMap((one) => one.blocks)
    const placed = [
      ...named(blocks, 'places'),
      ...maps.flatMap((one) => one.places),
      ...events.flatMap((one) => one.place ?? []),
    ]
    expect(rest(placed, slugsOf(places))).toEqual([])
    expect(rest(named(blocks, 'products'), productSlugs)).toEqual([])
    expect(rest(named(blocks, 'events'), slugsOf(events))).toEqual([])
    const shown = blocks.flatMap((block) => (block.type === 'video' ? [block.slug] : []))
    expect(rest(shown, slugsOf(videos))).toEqual([])
    const drawn = blocks.flatMap((block) => (block.type === 'map' ? [block.slug] : []))
    expect(rest(drawn, slugsOf(maps))).toEqual([])
    const lived = [...places, ...events, ...malls, ...posts].flatMap(({ locality }) => locality ?? [])
    expect(rest(lived, slugsOf(localities))).toEqual([])
    expect(
      rest(
        [...posts, ...videos].map(({ author }) => author),
        authorSlugs,
      ),
    ).toEqual([])
    const tagged = [...[...places, ...posts, ...events].flatMap((one) => one.tags), ...videos.map(({ tag }) => tag)]
    expect(rest(tagged, tagSlugs)).toEqual([])
  })

  test('has scenes that can be drawn', () => {
    const inBlocks = posts.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.type === 'picture' ? [block.picture.scene] : [])),
    )
    const frames = videos.flatMap((one) => one.frames.map(({ scene }) => scene))
    const scenes = [
      ...[...places, ...posts, ...events, ...malls, ...videos].map(({ scene }) => scene),
      ...inBlocks,
      ...frames,
    ]
    expect(scenes.filter((scene) => !sceneOk(city)(scene))).toEqual([])
  })

  test('lies within the city, and has parseable opening hours', () => {
    const centre = cityCenter(city)
    const far = [...localities, ...places, ...malls].filter((one) => !centre || kilometres(one, centre) > 60)
    expect(far.map(({ slug }) => slug)).toEqual([])
    const written = [...places, ...malls].flatMap((one) => (one.hours === null ? [] : [one.hours]))
    expect(written.filter((one) => !hoursPattern.test(one))).toEqual([])
    expect(places.some((one) => one.hours === null)).toBe(true)
    expect(places.filter(({ type }) => !placeTypes.includes(type))).toEqual([])
  })

  test('has events within six weeks, a third of them free or with a choice of tickets', () => {
    expect(events.filter(({ inDays }) => inDays < 0 || inDays > 42)).toEqual([])
    const open = events.filter(({ tickets }) => tickets.length > 1 || tickets.every(({ price }) => price === 0))
    expect(open.length).toBeGreaterThanOrEqual(events.length / 3)
    expect(new Set(events.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(6)
    expect(events.filter(({ kind }) => !eventKinds.includes(kind))).toEqual([])
    expect(events.flatMap(({ tickets }) => tickets.filter(({ seats, price }) => seats < 1 || price < 0))).toEqual([])
  })

  test('has events on every weekday at existing places, with own pictures and no clashes', () => {
    expect(
      rest(
        series.map(({ place }) => place),
        slugsOf(places),
      ),
    ).toEqual([])
    for (const day of [1, 2, 3, 4, 5, 6, 7] as const) {
      const least = day === 7 ? 10 : 5
      const thatDay = series.filter(({ weekdays }) => weekdays.includes(day))
      expect(thatDay.length).toBeGreaterThanOrEqual(least)
      // If one is sold out or cancelled, another is left for the evening.
      expect(thatDay.filter(({ hour }) => hour >= 17).length).toBeGreaterThanOrEqual(2)
    }
    const scenes = [...series, ...events.filter(({ place }) => place !== null)].map(({ scene }) => scene)
    expect(
      series.filter(({ scene }) => !sceneOk(city)(scene) || scenes.indexOf(scene) !== scenes.lastIndexOf(scene)),
    ).toEqual([])
    // A single event may fall on any weekday.
    const meets = (one: (typeof series)[number], other: { place: string | null; hour: number; hours: number }) =>
      one.place === other.place && one.hour < other.hour + other.hours && other.hour < one.hour + one.hours
    const clashes = series.filter((one) =>
      [...events, ...series].some((other) => other.slug !== one.slug && meets(one, other)),
    )
    expect(clashes.map(({ slug }) => slug)).toEqual([])
  })

  test('repeats no paragraph, and has texts of sufficient length', () => {
    const paragraphs = [...posts, ...events].flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.type === 'text' ? block.html.split('</p>').filter(Boolean) : [])),
    )
    expect(paragraphs.filter((one, at) => paragraphs.indexOf(one) !== at)).toEqual([])
    const short = posts.filter(({ blocks }) => countWords(blocks) < 130)
    expect(short.map(({ slug }) => slug)).toEqual([])
    const thin = [
      ...places.filter(({ story }) => words(story.join(' ')) < 40),
      ...events.filter(({ blocks }) => countWords(blocks) < 35),
      ...localities.filter(({ story }) => words(story) < 30),
      ...malls.filter(({ story }) => words(story) < 25),
    ]
    expect(thin.map(({ slug }) => slug)).toEqual([])
    expect(JSON.stringify(content)).not.toMatch(/https?:|lorem|undefined|\[object/i)
  })

  test('has malls with floors of shops, videos with frames, and maps with places', () => {
    for (const { floors } of malls) {
      expect(floors.length).toBeGreaterThanOrEqual(3)
      for (const { stores } of floors) expect(stores.length).toBeGreaterThanOrEqual(8)
    }
    for (const { frames } of videos) expect(frames.length).toBeGreaterThanOrEqual(4)
    for (const one of maps) expect(one.places.length).toBeGreaterThanOrEqual(8)
  })
})

test('there are at least 24 authors, each with a face', () => {
  expect(authors.length).toBeGreaterThanOrEqual(24)
  expect(authorSlugs.size).toBe(authors.length)
  for (const { slug } of authors) expect(describePicture(picturePaths.face(slug))?.kind).toBe('face')
  expect(describePicture('/images/face/nobody')).toBeUndefined()
})

test('there are at least forty tags, nineteen of them programmatic', () => {
  expect(tags.length).toBeGreaterThanOrEqual(40)
  expect(tagSlugs.size).toBe(tags.length)
  expect(tags.filter(({ programmatic }) => programmatic)).toHaveLength(19)
})

test('slugs used elsewhere exist', () => {
  const delhi = contentByCity.delhi
  expect(delhi && rest(['lodhi-garden'], slugsOf(delhi.places))).toEqual([])
  expect(delhi && rest(['select-citywalk'], slugsOf(delhi.malls))).toEqual([])
  expect(delhi && rest(['street-food-trail'], slugsOf(delhi.maps))).toEqual([])
  const wanted = ['a-slow-sunday-in-lodhi-colony', 'best-chai-in-delhi', 'tried-and-tested-cafes', 'jazz-at-lodhi']
  expect(delhi && rest(wanted, slugsOf([...delhi.posts, ...delhi.events]))).toEqual([])
})
