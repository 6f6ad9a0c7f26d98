import type { PostCard } from '@nukkad/contracts/endpoints/content/cards'
import { cityFeed, feedForms } from './city-feed.ts'

const walk: PostCard = {
  id: '1',
  slug: 'a-walk',
  city: 'delhi',
  kind: 'post',
  href: '/delhi/post/a-walk',
  kicker: 'Walks',
  title: 'A walk',
  line: 'From gate to gate.',
  author: 'Ananya Rao',
  minutes: 7,
  saves: 0,
  publishedAt: '2026-11-01T06:00:00Z',
  image: { url: '/images/scene/delhi/a', width: 1200, height: 800, alt: 'A gate', color: '#f5a300' },
}
const news = { city: { slug: 'delhi', name: 'Delhi NCR' }, posts: [walk], origin: 'https://nukkad.example' }
const page = 'https://nukkad.example/delhi/post/a-walk/'
/** Ids of published entries must not change: a feed reader shows an entry with a new id again. */
const name = 'https://nukkad.example/delhi/post/a-walk'

test.each([
  ['xml', `<link>${page}</link><guid isPermaLink="true">${name}</guid>`, '<link>https://nukkad.example/delhi/</link>'],
  ['atom', `<link href="${page}"/><id>${name}</id>`, '<link href="https://nukkad.example/delhi/"/>'],
  ['json', `"id":"${name}","url":"${page}"`, '"home_page_url":"https://nukkad.example/delhi/"'],
] as const)('the city feed as %s links to canonical page URLs', (form, entry, home) => {
  const { text } = cityFeed(form, news)
  expect(text).toContain(entry)
  expect(text).toContain(home)
})

test.each(feedForms)('the city feed as %s contains its own URL', (form) => {
  expect(cityFeed(form, news).text).toContain(`https://nukkad.example/delhi/feed.${form}`)
})
