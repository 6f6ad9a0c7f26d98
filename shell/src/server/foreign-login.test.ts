/** @jest-environment node */
import { shellForTests, usual } from './testing/shell.given.ts'

jest.setTimeout(30_000)
const shell = shellForTests(() => ({ releases: usual() }))

describe('an address with the login of the app', () => {
  const address = '/delhi?os=android&token=of-anybody&appuser=1&utm_source=mail'
  const asked = async (headers: Record<string, string>) => {
    const { response } = await shell.get(address, { headers, redirect: 'manual' })
    return [response.status, response.headers.get('location'), response.headers.getSetCookie().length > 0]
  }

  test.each([
    ['the app opens it', { 'sec-fetch-site': 'none' }],
    ['an old web view opens it', {}],
    ['one of our own pages leads to it', { 'sec-fetch-site': 'same-origin' }],
  ])('is taken when %s, and no file of the page is asked for with it', async (_, headers) => {
    expect(await asked(headers)).toEqual([200, null, true])
    const { response } = await shell.get(address, { headers })
    expect(response.headers.get('referrer-policy')).toBe('strict-origin')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  test.each([
    ['another site leads to it', { 'sec-fetch-site': 'cross-site' }],
    ['another host of ours leads to it', { 'sec-fetch-site': 'same-site' }],
    ['a browser without metadata says that another site led to it', { referer: 'https://evil.example/' }],
    ['the page that led to it is not readable', { referer: 'nowhere' }],
  ])('loses it when %s', async (_, headers) => {
    expect(await asked(headers)).toEqual([302, '/delhi?appuser=1&utm_source=mail', false])
  })

  test('asks first in browsers, and not in the web views of the app', async () => {
    const asks = async (headers: Record<string, string>, query = 'os=android&token=of-anybody') => {
      const { html } = await shell.get(`/delhi?${query}`, { headers })
      return html.includes('"asksForLogin":true')
    }
    const chrome = {
      'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    }
    const view = {
      'user-agent': 'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 Version/4.0 Chrome/140.0',
    }
    expect(await Promise.all([asks(chrome), asks(view), asks({}), asks(chrome, 'os=another&token=x')])).toEqual([
      true,
      false,
      true,
      true,
    ])
    expect(await asks(chrome, 'appuser=1')).toBe(false)
  })
})
