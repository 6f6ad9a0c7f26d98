import { useWorld } from '../../testing/world.ts'
import { givenShop } from '../cart/shop.given.ts'
import { invariants } from './all-checks.ts'
import { verdictOf } from './verdict.ts'

const world = useWorld()
const verdict = async () => verdictOf(await world.modules.operations.service.look())

test('overdue work alone is waiting, and an invariant that does not hold is broken', async () => {
  expect(await verdict()).toBe('holds')

  await world.db`insert into outbox (kind, key, payload, run_at) values ('none', 'x', '{}', now() - interval '1 hour')`
  expect(await verdict()).toBe('waiting')

  await givenShop(world).coupon('WRONG')
  await world.db`update coupon set used = 7 where code = 'WRONG'`
  expect(await verdict()).toBe('broken')
})

test('a check that cannot run counts as broken, also one of overdue work', () => {
  const [check] = invariants
  if (!check) throw new Error('There are no checks.')
  const result = { check, findings: [], milliseconds: 15_000, failure: 'the statement took too long' }
  expect(verdictOf({ invariants: [], waiting: [result] })).toBe('broken')
})
