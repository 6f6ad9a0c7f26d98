import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Release, routes } from '@nukkad/contracts'
import { checkContract } from './contract-gate.ts'
import { checkPlatform } from './platform-gate.ts'
import { checkSize } from './size-gate.ts'

const given = (more: Partial<Release> = {}): Release => ({
  name: 'mf-account',
  version: '1',
  id: 'mf_account_1',
  platform: '^1.0.0',
  slots: ['main'],
  screens: ['wallet'],
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
const bundle = (text: string) => folder({ 'server/index.cjs': text })
const app = (...screens: string[]) =>
  bundle(`const { defineApp } = require('@nukkad/platform')
exports.slots = { main: defineApp({ ${screens.map((name) => `'${name}': async () => {}`).join(', ')} }) }`)

describe('the platform gate', () => {
  test('lets a fitting range through and refuses the rest in a sentence', () => {
    expect(() => checkPlatform(given(), '1.4.2')).not.toThrow()
    expect(() => checkPlatform(given(), '2.0.0')).toThrow('mf-account wants the platform ^1.0.0, but 2.0.0 runs.')
    expect(() => checkPlatform(given({ platform: 'newest' }), '1.0.0')).toThrow('is no version range')
  })
})

describe('the contract gate', () => {
  test('lets a bundle through that holds what it claims', async () => {
    await expect(checkContract(app('wallet'), given(), routes)).resolves.toBeUndefined()
  })

  test.each([
    ['does not load', bundle('throw new Error("no kettle")'), {}, 'does not load: no kettle'],
    ['asks for a library that is not shared', bundle('require("no-such-library")'), {}, 'does not load'],
    ['lacks a slot', app('wallet'), { slots: ['main', 'promo'] }, "claims the slot 'promo'"],
    ['holds other screens than it claims', app('saves'), {}, 'claims the screens wallet but holds saves'],
    ['holds a screen without a route', app('moon'), { screens: ['moon'] }, 'no route has that name'],
    ['holds a screen of another remote', app('cart'), { screens: ['cart'] }, 'that route belongs to mf-commerce'],
  ])('refuses a bundle that %s', async (_, dir, more, sentence) => {
    await expect(checkContract(dir, given(more), routes)).rejects.toThrow(sentence)
  })
})

describe('the size gate', () => {
  const dir = folder({
    'browser/remoteEntry.js': 'entry',
    'browser/slot.js': 'slot',
    // Text that does not compress, so that the sizes say something.
    'browser/wallet.js': Array.from({ length: 300 }, (_, at) => Math.sin(at)).join(),
  })

  test('measures the heaviest first load, entry and slot included', () => {
    const { of, bytes } = checkSize(dir, given(), { visitors: 10_000, staff: 10_000 }, [])
    expect(of).toBe('screen:wallet')
    expect(bytes).toBeGreaterThan(2000)
  })

  test('refuses what is above the budget, naming what is too heavy', () => {
    const tooMuch = /^mf-account loads \d+ bytes of JavaScript for screen:wallet/
    expect(() => checkSize(dir, given(), { visitors: 1000, staff: 10_000 }, [])).toThrow(tooMuch)
  })

  test('holds screens of staff to a budget of their own', () => {
    const ofStaff = routes.map((route) => (route.name === 'wallet' ? { ...route, chrome: 'staff' as const } : route))
    const { of } = checkSize(dir, given(), { visitors: 1000, staff: 10_000 }, ofStaff)
    expect(of).not.toBe('screen:wallet')
    expect(() => checkSize(dir, given(), { visitors: 1000, staff: 1000 }, ofStaff)).toThrow('screen:wallet')
  })
})
