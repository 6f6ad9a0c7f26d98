import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Block } from '@nukkad/contracts/block'
import { Errors } from 'typebox/value'
import { fetchViews, viewOf } from './drawn.ts'
import { type KindName, kinds, latest, needsOf } from './registry.ts'

const folder = path.join(__dirname, 'kinds')
const names = Object.keys(kinds) as KindName[]
const fixturesOf = async (name: string): Promise<Readonly<Record<number, object>>> =>
  (await import(path.join(folder, name, `${name}.fixtures.ts`))).fixtures
const blockOf = (type: string, v: number, data: object): Block => ({
  id: '6f1f3c1e-3f2c-4d6e-9a57-0d2c5a1b7e10',
  type,
  v,
  data: data as Block['data'],
})

test('registers every folder of a kind in schemas.ts', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []))
  expect(folders.sort()).toEqual([...names].sort())
})

describe.each(names)('kind %s', (name) => {
  const kind = kinds[name]

  test('has a fixture of each version that upgrades to the latest one', async () => {
    const fixtures = await fixturesOf(name)
    expect(Object.keys(fixtures).map(Number)).toEqual(Array.from({ length: kind.v }, (_, at) => at + 1))
    for (const [v, data] of Object.entries(fixtures)) {
      const before = JSON.stringify(data)
      const block = blockOf(name, Number(v), data)
      const now = latest(block)
      expect(now).toMatchObject({ id: block.id, type: name, v: kind.v })
      expect([...Errors(kind.data, now?.data)]).toEqual([])
      // Upgrading is pure and idempotent.
      expect(JSON.stringify(data)).toBe(before)
      expect(latest(now as Block)).toEqual(now)
    }
  })

  test('has a view of the stored version only', async () => {
    await fetchViews([{ type: name }])
    const file = `kinds/${name}/${name}.view.tsx`
    expect({ [file]: viewOf(name, kind.v) ? 'draws it' : `exports no view of version ${kind.v}` }).toEqual({
      [file]: 'draws it',
    })
    expect(viewOf(name, kind.v + 1)).toBeUndefined()
  })
})

test.each(['poll', 'form', 'countdown', 'gallery', 'products', 'faq'] as const)(
  'loads the code of %s only when a page has such a block',
  async (name) => {
    await jest.isolateModulesAsync(async () => {
      const fresh = await import('./drawn.ts')
      const { v } = kinds[name]
      await fresh.fetchViews([{ type: 'text' }])
      expect(fresh.viewOf(name, v)).toBeUndefined()
      await fresh.fetchViews([{ type: name }])
      expect(fresh.viewOf(name, v)).toBeDefined()
    })
  },
)

test.each(['hologram', 'constructor', 'text/text', '../film'])('has no view of the unknown kind %s', async (type) => {
  await fetchViews([{ type }])
  expect(viewOf(type, 1)).toBeUndefined()
})

test('returns undefined for an unknown kind or a newer version', () => {
  expect(latest(blockOf('hologram', 1, {}))).toBeUndefined()
  expect(latest(blockOf('text', kinds.text.v + 1, { html: '' }))).toBeUndefined()
})

test('collects each referenced thing once', () => {
  const list = (type: string, slugs: string[]) => blockOf(type, 1, { title: '', slugs })
  expect(needsOf([list('products', ['a', 'b']), list('products', ['b', 'c']), list('places', ['a'])])).toEqual({
    products: ['a', 'b', 'c'],
    places: ['a'],
  })
})
