import { useWorld } from '../../testing/world.ts'

const world = useWorld()

test('POST close-form sets the cookie for this site’s form and redirects back to its page only', async () => {
  const close = (fields: Record<string, string>, site = 'same-origin', referer?: string) =>
    world.app.inject({
      method: 'POST',
      url: '/api/config/web/coupon/close-form',
      payload: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': site,
        host: 'nukkad.example',
        ...(referer && { referer }),
      },
      cookies: { coupon_closed: '3' },
    })
  const closed = await close({ id: '7', back: '/delhi?page=2' })
  expect(closed.statusCode).toBe(303)
  expect(closed.headers.location).toBe('/delhi?page=2')
  expect(closed.cookies).toEqual([{ name: 'coupon_closed', value: '3.7', path: '/', sameSite: 'Lax' }])
  expect((await close({ id: '7', back: 'https://elsewhere.example' })).headers.location).toBe('/')
  const from = async (referer: string) =>
    (await close({ id: '7', back: '/delhi' }, 'same-origin', referer)).headers.location
  expect(await from('http://nukkad.example/delhi?page=2#map')).toBe('/delhi?page=2')
  expect(await from('http://elsewhere.example/goa')).toBe('/delhi')
  expect(await from('http://nukkad.example//elsewhere.example')).toBe('/')
  expect((await close({ id: 'seven' })).statusCode).toBe(400)
  expect((await close({ id: '7' }, 'cross-site')).statusCode).toBe(403)
})
