import { type Release, type RouteMatch, routeNamed, routeTable } from '@nukkad/contracts'
import { givenManifest, givenRelease } from '../releases/release.given.ts'
import { Preloader } from './preloader.ts'

test('prefetches all scripts and styles that a page needs first, each once', async () => {
  const release = givenRelease('mf-preloaded', '1.0.0')
  const match: RouteMatch = { route: routeNamed('city-home'), params: {} }
  const asset = (...js: string[]) => ({ js, css: js.map((one) => one.replace('.js', '.css')) })
  const assets = {
    'slot:main': { js: ['browser/slot-main.js'], css: [] },
    [`screen:${match.route.name}`]: asset('browser/screen.js', 'browser/parts.js'),
    'screen:another': asset('browser/another.js'),
  }
  const manifest: Release = { ...givenManifest(), browser: { entry: 'browser/remoteEntry.js', assets } }
  globalThis.fetch = async () => ({ ok: true, status: 200, json: async () => manifest }) as Response
  Object.assign(performance, { getEntriesByName: () => [] })
  const preloader = new Preloader({
    book: { releaseOf: () => release },
    routes: { learn: async () => routeTable([]), of: () => match },
    page: window,
  })

  for (let times = 0; times < 2; times++) preloader.preload('/delhi', 'meant')
  await new Promise((resolve) => setTimeout(resolve))

  const asked = [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => href)
  const names = ['remoteEntry.js', 'slot-main.js', 'screen.js', 'parts.js', 'screen.css', 'parts.css']
  expect(asked.map((href) => href.split('/').at(-1))).toEqual(names)
})

test('marks the document on the first scroll', async () => {
  const page = { routes: { learn: async () => routeTable([]), of: () => undefined }, page: window }
  new Preloader({ book: { releaseOf: () => undefined }, ...page })
  expect(document.documentElement.dataset.touched).toBeUndefined()

  window.dispatchEvent(new Event('scroll'))
  await new Promise((resolve) => setTimeout(resolve))

  expect(document.documentElement.dataset.touched).toBe('')
  delete document.documentElement.dataset.touched
})
