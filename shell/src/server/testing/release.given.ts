import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Integrity, type Release, routeNamed, type ScreenRoute, screenRoute } from '@nukkad/contracts'

const integrityOf = (text: string): Integrity => `sha384-${createHash('sha384').update(text).digest('base64')}`

export interface GivenRelease {
  readonly name: string
  readonly version: string
  readonly platform?: string
  /** body of the server bundle: it has `require` and must fill `exports.slots` */
  readonly server: string
  readonly slots: readonly string[]
  /** names of this repository's routes */
  readonly screens?: readonly string[]
  /** screens at other addresses */
  readonly more?: readonly ScreenRoute[]
  readonly files?: Readonly<Record<string, string>>
  /** those of the files that its slots and screens may import later */
  readonly lazyCss?: readonly string[]
}

/** Writes a version directory as the build would and returns its path. */
export function writeRelease(folder: string, given: GivenRelease): string {
  const { name, version, server, slots, platform = '^1.0.0' } = given
  const screens = [...(given.screens ?? []).map((one) => screenRoute(routeNamed(one))), ...(given.more ?? [])]
  const id = `${name}_${version}`.replace(/[^A-Za-z0-9]+/g, '_')
  const contents: Record<string, string> = {
    'browser/remoteEntry.js': `/* ${name} ${version} */`,
    'browser/main.js': `/* chunk of ${name} ${version} ${'x'.repeat(2000)} */`,
    'browser/main.css': `.${id}_main{color:red}`,
    'server/index.cjs': server,
    ...given.files,
  }
  const dir = path.join(folder, id)
  for (const [file, text] of Object.entries(contents)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
    writeFileSync(path.join(dir, file), text)
  }
  const lazy = given.lazyCss ? { lazyCss: given.lazyCss } : {}
  const assets = { js: ['browser/main.js'], css: ['browser/main.css'], ...lazy }
  const keys = [...slots.map((slot) => `slot:${slot}`), ...screens.map((screen) => `screen:${screen.name}`)]
  const release: Release = {
    name,
    version,
    id,
    platform,
    slots,
    screens,
    createdAt: new Date(0).toISOString(),
    browser: { entry: 'browser/remoteEntry.js', assets: Object.fromEntries(keys.map((key) => [key, assets])) },
    server: { entry: 'server/index.cjs' },
    files: Object.fromEntries(
      Object.entries(contents).map(([file, text]) => [
        file,
        { integrity: integrityOf(text), bytes: Buffer.byteLength(text) },
      ]),
    ),
  }
  writeFileSync(path.join(dir, 'release.json'), JSON.stringify(release))
  return dir
}

/** A header and a footer that show their version. */
export const givenHeaderRelease = (version = '1.0.0', server = fixtures(version)): GivenRelease => ({
  name: 'mf-header',
  version,
  slots: ['header', 'footer', 'dialogs'],
  server,
})

/** A header with a banner that is the same for everyone: it is cached for pages as their header is. */
export const givenBannerRelease = (version: string): GivenRelease =>
  givenHeaderRelease(
    version,
    `
    const { createElement: h } = require('react')
    const { defineSlot, useQuery } = require('@nukkad/platform')
    const endpoint = { method: 'GET', url: '/banner', access: 'public', isShared: true, summary: '', tags: [], schema: { response: { 200: {} } } }
    const banner = (api) => ({ queryKey: ['banner'], queryFn: () => api.call(endpoint) })
    const Header = () => { const { data } = useQuery({ queryKey: ['banner'], queryFn: () => null, staleTime: Infinity }); return h('aside', null, data && data.name) }
    exports.slots = {
      header: defineSlot({ drawnBy: () => '', load: ({ api, query }) => query.ensureQueryData(banner(api)), Component: Header }),
      footer: defineSlot({ Component: () => h('footer') }),
      dialogs: defineSlot({ Component: () => h('div') }),
    }
  `,
  )

const fixtures = (version: string) => `
  const { createElement: h } = require('react')
  const { defineSlot, useRoute } = require('@nukkad/platform')
  const slot = (tag, text) => defineSlot({ Component: () => h(tag, null, text) })
  const Footer = () => h('footer', { title: useRoute()?.route.name }, 'footer ${version}')
  exports.slots = {
    header: slot('header', 'header ${version}'),
    footer: defineSlot({ Component: Footer }),
    dialogs: slot('div', ''),
  }
`

/** Hand-written screens; `screens` is the body of an object from route names to screens. */
export const appBundle = (screens: string, before = '') => `
  const { createElement: h } = require('react')
  const platform = require('@nukkad/platform')
  const { defineApp, defineScreen, notFound, redirect, useLocation, useQuery } = platform
  ${before}
  const screens = { ${screens} }
  exports.slots = { main: defineApp(Object.fromEntries(
    Object.entries(screens).map(([name, screen]) => [name, async () => ({ screen: defineScreen(screen) })]))) }
`

export const givenContentRelease = (version = '1.0.0', more = ''): GivenRelease => ({
  name: 'mf-content',
  version,
  slots: ['main'],
  screens: ['no-city-home', 'city-home', 'discovery-preview', 'not-found'],
  server: appBundle(`
    'no-city-home': { head: () => ({ title: 'Home of all cities' }), Component: () => h('h1', null, 'No city ${version}') },
    'city-home': {
      head: ({ city }) => ({ title: 'Home of ' + city.slug, description: 'About "' + city.slug + '"', image: '/images/city/1/a' }),
      Component: () => h('h1', null, 'City home ${version}'),
    },
    'discovery-preview': { head: () => ({ title: 'A draft', isAbsent: true }), Component: () => h('h1', null, 'Not yet') },
    'not-found': { head: () => ({ title: 'Nothing here' }), Component: () => h('h1', null, 'This page does not exist') },
    ${more}
  `),
})

export const givenCommerceRelease = (version = '1.0.0'): GivenRelease => ({
  name: 'mf-commerce',
  version,
  slots: ['main'],
  screens: ['shop', 'product', 'cart', 'order-history', 'new-launches'],
  server: appBundle(
    `
    shop: { head: () => ({ title: 'Shop' }), Component: () => h('h1', null, 'Shop ${version}') },
    product: {
      load: ({ params, api, query }) => params.slug === 'no-such-product' ? notFound() : query.ensureQueryData(pincode(api)),
      head: () => ({ title: 'A product' }),
      Component: Product,
    },
    cart: { load: () => redirect('/shop/cart/empty'), Component: () => null },
    'order-history': {
      load: () => { throw new Error('private data must not be fetched on the server') },
      head: () => ({ title: 'Your orders' }), Skeleton: () => h('div', null, 'orders come'), Component: () => null,
    },
    'new-launches': { load: () => redirect('//evil.example/x'), Component: () => null },
  `,
    `
    const endpoint = { method: 'GET', url: '/thing', access: 'public', summary: '', tags: [], schema: { response: { 200: {} } } }
    const pincode = (api) => ({ queryKey: ['thing'], queryFn: () => api.call(endpoint) })
    const Product = () => { const { data } = useQuery({ queryKey: ['thing'] }); return h('h1', null, data && data.name) }
  `,
  ),
})

/** A remote that no shell was built with: its page has its own name, and `more` adds pages below it. */
export function givenTeaRelease(
  version = '1.0.0',
  { more = [] as readonly string[], slots = ['main'] } = {},
): GivenRelease {
  const names = ['tea-guide', ...more]
  const fixture = `defineSlot({ Component: () => h('p', null, 'tea ${version}') })`
  const rows = names.map((name) => `'${name}': screen('${name}')`).join(', ')
  const bundle = appBundle(
    rows,
    `const { defineSlot } = platform
     const screen = (name) => ({ head: () => ({ title: 'Page ' + name }), Component: () => h('h1', null, name + ' ${version}') })`,
  )
  const others = slots.filter((slot) => slot !== 'main').map((slot) => `exports.slots['${slot}'] = ${fixture};`)
  return {
    name: 'mf-tea-guide',
    version,
    slots,
    more: names.map((name, at) => ({
      name,
      pattern: at === 0 ? '/tea-guide' : `/tea-guide/${name}`,
      page: `/${name}`,
      access: 'public',
      ...(at === 0 ? { inSitemap: true } : {}),
    })),
    server: bundle + others.join(''),
  }
}

const secrets = ['private-campaign', 'private-campaign-detail', 'campaign-token']

/** Campaign pages whose title comes from the API. */
export const givenCampaignsRelease = (version = '1.0.0'): GivenRelease => ({
  name: 'mf-campaigns',
  version,
  slots: ['main'],
  screens: ['campaign', ...secrets],
  server: appBundle(
    `campaign: { load: ({ api, query }) => query.ensureQueryData(page(api)), head: () => ({ title: 'Campaign' }), Component: Page },
     ${secrets.map((name) => `'${name}': { head: () => ({ title: 'A secret' }), Component: () => h('h1', null, 'A secret') }`).join(', ')}`,
    `
    const endpoint = { method: 'GET', url: '/thing', access: 'public', summary: '', tags: [], schema: { response: { 200: {} } } }
    const page = (api) => ({ queryKey: ['thing'], queryFn: () => api.call(endpoint) })
    const Page = () => { const { data } = useQuery({ queryKey: ['thing'], queryFn: () => null, staleTime: Infinity }); return h('h1', null, data && data.name) }
  `,
  ),
})

const plainScreens = (name: string, screens: readonly string[]): GivenRelease => ({
  name,
  version: '1.0.0',
  slots: ['main'],
  screens,
  server: appBundle(screens.map((screen) => `'${screen}': { Component: () => h('h1', null, 'fine') }`).join(', ')),
})

/** One release of each remote. */
export const givenReleases = (): GivenRelease[] => [
  givenHeaderRelease(),
  givenContentRelease(),
  givenCommerceRelease(),
  plainScreens('mf-account', ['customer-support', 'influencer-home']),
  plainScreens('mf-campaigns', ['campaign-all-lbbtop30', 'careers']),
]
