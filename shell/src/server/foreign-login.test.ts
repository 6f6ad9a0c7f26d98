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
})
