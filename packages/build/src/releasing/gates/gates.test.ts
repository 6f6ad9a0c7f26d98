import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Release, routeNamed, type ScreenRoute, screenRoute } from '@nukkad/contracts'
import { checkStyles } from '@nukkad/registry/gates'
import { tryRelease } from '../trial.ts'
import { checkContract } from './contract-gate.ts'
import { checkPlatform } from './platform-gate.ts'
import { checkSize } from './size-gate.ts'

const row = (name: string): ScreenRoute => ({ ...screenRoute(routeNamed('wallet')), name })
const given = (more: Partial<Release> = {}): Release => ({
  name: 'mf-account',
  version: '1',
  id: 'mf_account_1',
  platform: '^1.0.0',
  slots: ['main'],
  screens: [row('wallet')],
  createdAt: '2026-11-01T00:00:00.000Z',
  browser: {
    entry: 'browser/remoteEntry.js',
    assets: {
      'slot:main': { js: ['browser/slot.js'], css: [] },
      'screen:wallet': { js: ['browser/slot.js', 'browser/wallet.js'], css: [] },
    },
  },
  server: { entry: 'server/index.cjs' },
  files: {},
  ...more,
})

function folder(files: Readonly<Record<string, string>>): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'nukkad-gate-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
    writeFileSync(path.join(dir, file), text)
  }
  return dir
}
describe('the platform gate', () => {
  test('accepts a matching range and refuses others with a sentence', () => {
    expect(() => checkPlatform(given(), '1.4.2')).not.toThrow()
    expect(() => checkPlatform(given(), '2.0.0')).toThrow(
      'mf-account requires the platform ^1.0.0, but 2.0.0 is running.',
    )
    expect(() => checkPlatform(given({ platform: 'newest' }), '1.0.0')).toThrow('is not a version range')
  })
})

describe('the contract gate', () => {
  const holds = (slots: readonly string[], screens: readonly string[]) => ({ slots, screens })

  test('accepts a bundle with the slots and screens that it claims', () => {
    expect(() => checkContract(given(), holds(['main'], ['wallet']))).not.toThrow()
  })

  test.each([
    ['lacks a claimed slot', { slots: ['main', 'promo'] }, ['wallet'], "claims the slot 'promo'"],
    ['has a screen without an address', {}, ['wallet', 'moon'], "screen 'moon', but src/routes.ts gives it no"],
    ['has an address without a screen', { screens: [row('wallet'), row('moon')] }, ['wallet'], 'has no screen of that'],
  ])('refuses a bundle that %s', (_, more, screens, sentence) => {
    expect(() => checkContract(given(more), holds(['main'], screens))).toThrow(sentence)
  })
})

describe('the trial run of a release', () => {
  const screen = (
    component: string,
    more = '',
  ) => `const { defineApp, defineScreen, defineSlot } = require('@nukkad/platform')
const { createElement: h } = require('react')
exports.slots = { main: defineApp({ wallet: async () => ({ screen: defineScreen({ ${more} Component: () => { ${component} } }) }) }) }`
  const tried = (bundle: string, limitMs?: number) => {
    const release = given({ screens: [{ ...row('wallet'), access: 'public' }] })
    const dir = folder({ 'server/index.cjs': bundle, 'release.json': JSON.stringify(release) })
    return tryRelease(dir, release, limitMs)
  }

  test('returns slots and screens when every screen can be drawn', async () => {
    expect(await tried(screen("return h('h1', null, 'Wallet')"))).toMatchObject({
      slots: ['main'],
      screens: ['wallet'],
    })
  })

  test.each([
    ['fails when it loads', 'throw new Error("no kettle")', 'its server bundle does not load: no kettle'],
    ['requires a library that is not shared', 'require("no-such-library")', 'its server bundle does not load'],
    [
      'throws in a screen',
      screen("throw new Error('no tea')"),
      "the screen 'wallet' cannot be rendered on the server: no tea",
    ],
    [
      'has a head that the shell refuses',
      screen('return null', "head: () => ({ title: 'Wallet', jsonLd: [['Product']] }),"),
      "the screen 'wallet' would be refused by the shell: head/jsonLd/0 must be object.",
    ],
    [
      'redirects to what is no address',
      screen('return null', "load: () => require('@nukkad/platform').redirect({ to: '/shop' }),"),
      "the screen 'wallet' would be refused by the shell: redirect must be string.",
    ],
    ['ends its process', screen('process.exit(0)'), "crashed the process that ran the screen 'wallet'"],
  ])('is refused when it %s', async (_, bundle, sentence) => {
    await expect(tried(bundle)).rejects.toThrow(sentence)
  })

  test('is stopped when it loops', async () => {
    await expect(tried('for (;;) {}', 5_000)).rejects.toThrow('its server bundle took more than 5 s')
  })
})

describe('the size gate', () => {
  const dir = folder({
    'browser/remoteEntry.js': 'entry',
    'browser/slot.js': 'slot',
    // Text that does not compress, so that the sizes are meaningful.
    'browser/wallet.js': Array.from({ length: 300 }, (_, at) => Math.sin(at)).join(),
  })

  test('measures the heaviest first load, including entry and slot', () => {
    const { of, bytes } = checkSize(dir, given(), { visitors: 10_000, staff: 10_000, screens: {} })
    expect(of).toBe('screen:wallet')
    expect(bytes).toBeGreaterThan(2000)
  })

  test('refuses a load above the budget, and names what is too heavy', () => {
    const tooMuch = /^mf-account loads \d+ bytes of JavaScript for screen:wallet/
    expect(() => checkSize(dir, given(), { visitors: 1000, staff: 10_000, screens: {} })).toThrow(tooMuch)
  })

  test('applies a separate budget to screens of staff', () => {
    const ofStaff = given({ screens: [{ ...row('wallet'), chrome: 'staff' }] })
    const { of } = checkSize(dir, ofStaff, { visitors: 1000, staff: 10_000, screens: {} })
    expect(of).not.toBe('screen:wallet')
    expect(() => checkSize(dir, ofStaff, { visitors: 1000, staff: 1000, screens: {} })).toThrow('screen:wallet')
  })
})

describe('a screen with its own budget', () => {
  const dir = folder({ 'browser/remoteEntry.js': 'entry', 'browser/slot.js': 'slot', 'browser/wallet.js': 'wallet' })
  const budgets = { visitors: 10_000, staff: 10_000 }

  test('is measured against that budget only', () => {
    expect(() => checkSize(dir, given(), { ...budgets, screens: { wallet: 1000 } })).not.toThrow()
    expect(() => checkSize(dir, given(), { ...budgets, screens: { wallet: 10 } })).toThrow(
      /for screen:wallet, above its budget of 10\.$/,
    )
    expect(() => checkSize(dir, given(), { visitors: 20, staff: 20, screens: { wallet: 1000 } })).not.toThrow()
  })

  test('must be in the release', () => {
    expect(() => checkSize(dir, given(), { ...budgets, screens: { walet: 1000 } })).toThrow(
      'a budget for screen:walet, which does not exist',
    )
  })
})

describe('the style gate', () => {
  const check = (css: string) =>
    checkStyles(
      folder({ 'browser/main.css': css }),
      given({ files: { 'browser/main.css': { integrity: 'sha384-', bytes: 1 } } }),
    )

  test.each([
    '.mf_account_1_a, .mf_account_1_a > p:first-child { color: red }',
    'html[data-theme="dark"] .mf_account_1_a { color: red }',
    ':root:has([data-bottom]) .mf_account_1_a { & b { color: red } }',
    '#slot-main { display: contents } :where(#slot-main) [data-sheet] { color: red }',
    '@layer ui { @media print { :is(.mf_account_1_a, .mf_account_1_b) td { color: red } } }',
    '@keyframes mf_account_1_turn { to { rotate: 1turn } }',
  ])('accepts styles that stay inside the remote: %s', (css) => {
    expect(() => check(css)).not.toThrow()
  })

  test.each([
    ['h1 { color: red }', "the selector 'h1'"],
    ['.mf_account_1_a, a { color: red }', "the selector 'a'"],
    ['* { color: red }', "the selector '*'"],
    [':root { --ink: red }', "the selector ':root'"],
    ['body:has(.mf_account_1_a) { color: red }', "the selector 'body:has'"],
    [':not(.mf_account_1_a) { color: red }', "the selector ':not'"],
    [':is(.mf_account_1_a, body) p { color: red }', "the selector ':is p'"],
    ['.mf_header_1_a { color: red }', "the selector '.mf_header_1_a'"],
    ['#slot-header { display: none }', "the selector '#slot-header'"],
    ['@media print { body > * { color: red } }', "the selector 'body > *'"],
    ['@keyframes turn { to { rotate: 1turn } }', "the keyframes 'turn'"],
    ['@font-face { font-family: x; src: url(x.woff2) }', 'a font'],
    ['@property --ink { syntax: "*"; inherits: true }', "the property '--ink'"],
  ])('refuses %s', (css, what) => {
    expect(() => check(css)).toThrow(`mf-account has ${what}`)
  })
})
