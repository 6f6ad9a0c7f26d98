import type { Endpoint } from '@nukkad/contracts'
import { listProducts } from '@nukkad/contracts/endpoints/catalogue'
import { getBrand, getStore } from '@nukkad/contracts/endpoints/makers'
import { autocomplete, searchAll } from '@nukkad/contracts/endpoints/search'
import { seedWorld } from '@nukkad/world'
import postgres from 'postgres'
import { buildApp } from '../../app.ts'
import type { Db } from '../../db.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld()
const size = 6_000

interface Sent {
  readonly text: string
  readonly values: unknown[]
}

/** The real app on a pool that notes what it sends. */
async function openListeningApp() {
  const sent: Sent[] = []
  const db = postgres(world.databaseUrl, {
    max: 4,
    onnotice: () => {},
    debug: (_connection, text, values) => void sent.push({ text, values }),
    types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
  }) as unknown as Db
  const { app } = await buildApp({ db, settings: world.settings, now: world.clock.now })
  const call = async ({ url }: Endpoint, query: string, slug = '') => {
    sent.length = 0
    const headers = { authorization: `Bearer ${world.settings.PUBLIC_TOKEN}` }
    const { statusCode } = await app.inject({ url: `/api${url.replace(':slug', slug)}?${query}`, headers })
    return { statusCode, statements: sent.filter(({ text }) => !/pg_catalog|pg_type/.test(text)) }
  }
  return {
    call,
    async close() {
      await app.close()
      await db.end()
    },
  }
}

/** Tables of products that the plan of a statement reads from end to end. */
async function scannedWhole({ text, values }: Sent): Promise<string[]> {
  const rows = await world.db.unsafe(`explain ${text}`, values as never[])
  return rows
    .map((row) => String(row['QUERY PLAN']))
    .flatMap((line) => /Seq Scan on (product\w*|variant|review)\b/.exec(line)?.[1] ?? [])
}

describe('with thousands of products', () => {
  beforeAll(async () => {
    await seedWorld(world.db, { scale: size })
  }, 120_000)

  test.each<[string, Endpoint, string, string?]>([
    ['a plain list', listProducts, 'page=3'],
    ['a deep page', listProducts, 'page=200&sort=3'],
    ['a list with two filters and counts', listProducts, 'category=shopping/kurtas&colour=indigo&facets=true'],
    ['a list by price and place', listProducts, 'maxPrice=1500&deliversTo=110001&facets=true&sort=7'],
    ['a custom category', listProducts, 'custom=under-999&facets=true'],
    ['a search', listProducts, 'q=indigo+kurtha'],
    ['a search that finds nothing', listProducts, 'q=zzqqxx'],
    ['suggestions', autocomplete, 'q=kur'],
    ['the search of all kinds', searchAll, 'q=lamp'],
    ['a maker', getBrand, 'slug=dilli-dyers&facets=true'],
    ['a store', getStore, '', 'dilli-dyers-shahpur-jat'],
  ])(
    '%s reads no table of products from end to end, and takes few statements',
    async (_name, endpoint, query, slug) => {
      const app = await openListeningApp()
      await app.call(listProducts, '')
      const { statusCode, statements } = await app.call(endpoint, query, slug)
      await app.close()

      expect(statusCode).toBe(200)
      expect(statements.length).toBeGreaterThan(0)
      expect(statements.length).toBeLessThanOrEqual(6)
      for (const statement of statements) expect(await scannedWhole(statement)).toEqual([])
    },
  )

  test('a page of fifty takes as many statements as a page of one', async () => {
    const app = await openListeningApp()
    await app.call(listProducts, '')
    const one = await app.call(listProducts, 'pagesize=1&facets=true&q=kurta')
    const fifty = await app.call(listProducts, 'pagesize=50&facets=true&q=lamp')
    await app.close()
    expect([one.statements.length, fifty.statements.length]).toEqual([1, 1])
  })
})
