import { banners } from '@nukkad/contracts/endpoints/site/config'
import { useWorld } from '../testing/world.ts'
import { imageRewriter } from './image-hosts.ts'

const world = useWorld({
  IMAGE_HOSTS: 'old.example,imgs.example.net',
  IMAGE_HOSTS_INSTEAD: 'one.pictures.example,two.pictures.example',
})

describe('image host rewriting', () => {
  const rewrite = imageRewriter('old.example,imgs.example.net', 'one.pictures.example,two.pictures.example')

  test.each([
    ['"https://old.example/a/b.jpg?width=250"', /^"https:\/\/(one|two)\.pictures\.example\/a\/b\.jpg\?width=250"$/],
    ['"http://imgs.example.net/c.png"', /^"https:\/\/(one|two)\.pictures\.example\/c\.png"$/],
    ['"<img src=\\"https://old.example/d.webp\\">"', /src=\\"https:\/\/(one|two)\.pictures\.example\/d\.webp\\"/],
  ])('uses one of the two other hosts: %s', (text, rewritten) => expect(rewrite(text)).toMatch(rewritten))

  test('uses the same host for every size of an image, and both hosts across images', () => {
    const hostOf = (url: string) => new URL(rewrite(url)).host
    expect(hostOf('https://old.example/a.jpg?width=250')).toBe(hostOf('https://old.example/a.jpg?width=480&dpr=2'))
    const hosts = Array.from({ length: 40 }, (_, at) => hostOf(`https://old.example/${at}.jpg`))
    expect(new Set(hosts)).toEqual(new Set(['one.pictures.example', 'two.pictures.example']))
  })

  test.each([
    'https://old.example.evil/a.jpg',
    'https://notold.example/a.jpg',
    '/images/a',
    'https://oldxexample/a.jpg',
  ])('leaves other hosts unchanged: %s', (url) => expect(rewrite(url)).toBe(url))

  test('applies to the answers of the API', async () => {
    await world.db`
      insert into banner (screen, title, line, url, cta, picture_url, picture_alt, picture_ground)
      values ('/cart', 'Gifts', 'A note', '/shop', 'See', 'https://old.example/gifts.jpg', 'A box', '#e8dfd0')`
    const { status, body } = await world.call(banners, { query: { screen: '/cart' } })
    expect([status, body.data[0]?.image?.url]).toEqual([
      200,
      expect.stringMatching(/^https:\/\/(one|two)\.pictures\.example\/gifts\.jpg$/),
    ])
  })
})
