/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  appBundle,
  type GivenRelease,
  givenCommerceRelease,
  givenHeaderRelease,
  writeRelease,
} from './testing/release.given.ts'
import { eventually, type GivenShell, givenShell } from './testing/shell.given.ts'

jest.setTimeout(30_000)

const css = (version: string) =>
  `@layer ui{.t_title{margin:0}.t_dialog{top:0}}.t_title{--v:${version}}.t_late{background:url(assets/x.png)}.t_title .t_late{top:0}`

/** A remote whose home page has a title with a class, and whose late styles are in a separate sheet. */
const styled = (version = '1.0.0'): GivenRelease => ({
  name: 'mf-content',
  version,
  slots: ['main'],
  screens: ['city-home', 'no-city-home', 'not-found', 'discovery'],
  server: appBundle(`
    'city-home': { Component: () => h('h1', { className: 't_title' }, 'Home ${version}') },
    'no-city-home': { Component: () => h('h1', { className: 't_title t_late' }, 'Home') },
    'not-found': { Component: () => h('h1', null, 'Nothing') },
    'discovery': { Component: () => { throw new Error('broken on purpose') } },
  `),
  files: { 'browser/main.css': css(version), 'browser/later.css': '.t_late{left:1px}' },
  lazyCss: ['browser/later.css'],
})

let shell: GivenShell
beforeAll(async () => {
  const env = { PAGE_CACHE_SECONDS: '60' }
  shell = await givenShell({ releases: [givenHeaderRelease(), styled(), givenCommerceRelease()], env })
}, 30_000)
afterAll(() => shell.close())

const styleOf = (html: string, file: string) =>
  html.match(new RegExp(`<style nonce="[^"]+" data-sheet="[^"]*/mf-content/[^"]*/${file}"[^>]*>(.*?)</style>`))?.[1]
const nonceOf = (response: Response, directive: string) =>
  response.headers.get('content-security-policy')?.match(new RegExp(`${directive} [^;]*'nonce-([^']+)'`))?.[1]

describe('styles of a page', () => {
  test('are inlined as far as the first HTML uses them, with the nonce of the response', async () => {
    const { response, html } = await shell.get('/delhi')

    expect(styleOf(html, 'main.css')).toBe('@layer ui{.t_title{margin:0}}.t_title{--v:1.0.0}')
    expect(html).not.toContain('<link rel="stylesheet"')
    const nonces = new Set([...html.matchAll(/<style nonce="([^"]+)"/g)].map(([, nonce]) => nonce))
    expect([...nonces]).toEqual([nonceOf(response, 'style-src')])
    expect(nonceOf(response, 'style-src')).toBe(nonceOf(response, 'script-src'))
    expect(response.headers.get('content-security-policy')).not.toMatch(/style-src [^;]*unsafe-inline/)
  })

  test('begin with all of the shell’s own styles', async () => {
    const { html } = await shell.get('/delhi')
    expect(html).toMatch(/<style nonce="[^"]+">body\{margin:0\}<\/style><style nonce="[^"]+" data-sheet=/)
  })

  test('include late style sheets only when the server rendered something of them', async () => {
    const without = await shell.get('/delhi')
    expect(styleOf(without.html, 'later.css')).toBeUndefined()
    expect(without.html).not.toContain('release.json')
    const { html } = await shell.get('/')
    // Nothing else lists its scripts.
    expect(html).toContain('/releases/mf-content/1.0.0/release.json')
    expect(styleOf(html, 'later.css')).toBe('.t_late{left:1px}')
    expect(styleOf(html, 'main.css')).toContain('url(/releases/mf-content/1.0.0/browser/assets/x.png)')
  })

  test('carry a new nonce each time from the cache, in every encoding', async () => {
    const seen = new Set<string>()
    for (const encoding of ['br', 'br', 'br', 'gzip', 'gzip', 'identity', 'identity']) {
      const response = await fetch(`${shell.url}/mumbai`, { headers: { 'accept-encoding': encoding } })
      const html = await response.text()
      const nonce = nonceOf(response, 'style-src')
      expect(html).toContain(`<style nonce="${nonce}" data-sheet=`)
      seen.add(nonce ?? '')
    }
    expect(seen.size).toBe(7)
  })

  test('are blocking links when the main slot was not rendered', async () => {
    const { response, html } = await shell.get('/delhi/some-post')
    expect(response.status).toBeGreaterThanOrEqual(500)
    expect(html).toMatch(
      /<link rel="stylesheet" href="\/releases\/mf-content\/1.0.0\/browser\/main.css" integrity="sha384-[^"]+" data-release="mf_content_1_0_0">/,
    )
    expect(html).not.toContain('data-sheet')
  })

  test('are replaced with those of a new release', async () => {
    await shell.publish(styled('1.1.0'))
    await eventually(async () => (await shell.get('/delhi')).html.includes('Home 1.1.0'))
    const { html } = await shell.get('/delhi')
    expect(styleOf(html, 'main.css')).toContain('--v:1.1.0')
    expect(html).not.toContain('mf-content/1.0.0/')
  })
})

test('links an altered file with its original hash instead of inlining it, so that browsers refuse it', async () => {
  await shell.registry.publish(writeRelease(path.join(shell.home, 'built'), styled('2.0.0')), 'none')
  await shell.registry.promote('mf-content', '2.0.0')
  const file = path.join(shell.home, 'releases/mf-content/2.0.0/browser/main.css')
  await eventually(async () => (await shell.get('/_shell/snapshot')).html.includes('2.0.0'))
  const bytes = readFileSync(file)
  writeFileSync(file, `${bytes}.t_title{display:none}`)

  const { html } = await shell.get('/goa')

  expect(html).toContain('Home 2.0.0')
  expect(html).not.toContain('display:none')
  expect(html).toContain('<link rel="stylesheet" href="/releases/mf-content/2.0.0/browser/main.css" integrity="sha384-')
})
