import { carelessDb, unlocked } from '../../../../testing/database/careless-db.ts'
import { untilSeen } from '../../../../testing/until-seen.ts'
import { useSeededWorld } from '../../../../testing/world.ts'
import { createMediaService } from '../../../media/media.service.ts'
import { ok } from '../../merchants.given.ts'
import { givenChange, givenOwnProducts } from './own-product.given.ts'
import { createOwnProductService } from './own-product.service.ts'

jest.setTimeout(120_000)
const world = useSeededWorld()
const given = givenOwnProducts(world)

describe('concurrent edits of a product from the same version', () => {
  test('refuse other details and another note, by field', async () => {
    const { meera, slug, seen } = await given.lampOf()
    const brass = { details: [{ label: 'Material', value: 'Brass' }], care: 'Dust it.' }
    ok(await given.change(meera, slug, givenChange(seen, brass)))
    const tin = { details: [{ label: 'Material', value: 'Tin' }], care: 'Wash it.' }
    const late = await given.change(meera, slug, givenChange(seen, tin))
    expect([late.status, late.error.fields]).toEqual([409, { details: 'have changed', care: 'has changed' }])
  })

  test('refuse the second with the current values, and store nothing of it', async () => {
    const { meera, slug, seen } = await given.lampOf()
    ok(await given.change(meera, slug, givenChange(seen, { title: 'Brass diya', ready_in_days: 7 })))

    const late = await given.change(meera, slug, givenChange(seen, { title: 'Brass bowl', line: 'For a whole table' }))

    expect([late.status, late.error.message]).toEqual([
      409,
      'This has changed in the meantime. The name is now “Brass diya”.',
    ])
    expect(late.error.fields).toEqual({ title: 'is now “Brass diya”' })
    expect(await given.see(meera, slug)).toMatchObject({ title: 'Brass diya', line: seen.line, ready_in_days: 7 })
  })

  test('are both stored when they changed different fields', async () => {
    const { meera, slug, seen } = await given.lampOf()
    ok(await given.change(meera, slug, givenChange(seen, { title: 'Brass diya' })))
    const after = ok(await given.change(meera, slug, givenChange(seen, { line: 'For a whole table' }))).data
    expect(after).toMatchObject({ title: 'Brass diya', line: 'For a whole table' })
  })

  test('let only one win when sent at the same moment', async () => {
    const { meera, slug, seen } = await given.lampOf()
    const lines = ['The first line', 'The second line', 'The third line']
    const tabs = await Promise.all(lines.map((line) => given.change(meera, slug, givenChange(seen, { line }))))
    expect(tabs.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('(without the lock on the variants, several win)', async () => {
    const db = carelessDb(world.db, unlocked(/from variant where product_id/))
    const service = createOwnProductService({ db, now: world.clock.now, media: createMediaService(db) })
    const round = async () => {
      const { meera, slug, seen } = await given.lampOf()
      const adding = { merchantId: meera.merchantId, userId: meera.id }
      const tabs = ['The first line', 'The second line', 'The third line'].map((line) =>
        service.change(adding, slug, givenChange(seen, { line })),
      )
      return (await Promise.allSettled(tabs)).filter(({ status }) => status === 'fulfilled').length
    }
    expect(await untilSeen(round, (count) => count > 1)).toBeGreaterThan(1)
  })
})
