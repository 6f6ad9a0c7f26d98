import path from 'node:path'
import type { OverlayData, Overrides } from '@nukkad/contracts/overlay'
import { givenContentRelease, writeRelease } from '../testing/release.given.ts'
import { eventually, shellForTests } from '../testing/shell.given.ts'

export const secret = 'the secret of these tests'

const developer = 'a.developers.token-of-tests'

interface Answer {
  readonly status: number
  readonly body: OverlayData & { readonly message?: { readonly message: string; readonly code: string } }
  /** the cookie that the browser has after the response */
  readonly cookie: string
  readonly setCookie: string
}

/** A new shell for each test, and a developer's calls to its overlay. */
export function overlayForTests() {
  const shell = shellForTests(() => ({ env: { PAGE_CACHE_SECONDS: '60', OVERRIDE_SECRET: secret } }), {
    isForEach: true,
  })
  /** what the API answers about the caller, by access token */
  const accounts: Record<string, object> = {}
  beforeEach(() => {
    accounts[developer] = { _id: '7', role: 'developer' }
    accounts['an.editors.token-of-tests'] = { _id: '8', role: 'editor' }
    shell.api.answer = ({ url, headers }, response) => {
      response.setHeader('content-type', 'application/json')
      const data = accounts[String(headers.authorization).replace('Bearer ', '')]
      if (url !== '/api/web/users/me') return void response.end('{}')
      response.end(JSON.stringify(data ? { data } : { message: 'Unauthorized' }))
    }
  })
  async function ask(method: string, cookie = '', body?: object, more: Record<string, string> = {}): Promise<Answer> {
    const { response, html } = await shell.get('/_shell/overlay', {
      method,
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}), ...more },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const setCookie = response.headers.get('set-cookie') ?? ''
    return {
      status: response.status,
      body: html ? JSON.parse(html) : {},
      setCookie,
      cookie: setCookie.split(';')[0] ?? '',
    }
  }
  const signedIn = `jwt_token=${developer}`
  const begin = async () => (await ask('POST', signedIn)).cookie
  const choose = (cookie: string, overrides: Overrides) => ask('PUT', cookie, { overrides })
  const unpublished = async (version: string) =>
    shell.registry.publish(writeRelease(path.join(shell.home, 'built'), givenContentRelease(version)), 'none')
  /** Publishes a version that is on no channel yet. */
  async function given2(): Promise<void> {
    await unpublished('2.0.0')
    await eventually(async () => {
      const cookie = await begin()
      return (
        (await ask('GET', cookie)).body.remotes['mf-content']?.versions.some((one) => one.version === '2.0.0') === true
      )
    })
  }
  const drawn = async (cookie = '', address = '/delhi') => {
    const { response, html } = await shell.get(address, { headers: { cookie } })
    return { response, html, version: html.match(/City home ([\d.]+)/)?.[1] }
  }
  const overlayOf = (html: string) => JSON.parse(html.match(/id="nukkad-overlay">(.*?)<\/script>/)?.[1] ?? 'null')
  return { shell, ask, signedIn, begin, choose, given2, drawn, overlayOf }
}
