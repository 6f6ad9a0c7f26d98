import { randomUUID } from 'node:crypto'
import { carelessDb } from '../../testing/database/careless-db.ts'
import { testSecret } from '../../testing/test-secret.ts'
import { untilSeen } from '../../testing/until-seen.ts'
import { givenIn } from '../../testing/users.given.ts'
import { useWorld } from '../../testing/world.ts'
import { complaintRules, createComplaintService } from './complaint.service.ts'

const world = useWorld()
const { perAccountAndDay: allowed } = complaintRules

/** How many of several complaints that one account sends at once are taken. */
async function takenAtOnce(db: typeof world.db): Promise<number> {
  const mail = world.modules.mail.service
  const parts = { db, now: world.clock.now, mail, teamEmail: 'team@nukkad.example', secret: testSecret }
  const complaints = createComplaintService(parts)
  const { id: userId } = await givenIn(world).user()
  const said = {
    kind: 'order' as const,
    name: 'Asha Verma',
    text: 'The parcel came without the lamp, and nobody has replied.',
  }
  const all = Array.from({ length: allowed + 6 }, () =>
    complaints.make(
      { ...said, email: `asha-${randomUUID()}@example.in` },
      { userId, ip: '203.0.113.9', key: undefined },
    ),
  )
  return (await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled').length
}

describe('many complaints of one account at once', () => {
  test('are taken up to the limit of a day', async () => {
    expect(await takenAtOnce(world.db)).toBe(allowed)
  })

  test('(without the lock of the sender, more are taken)', async () => {
    const unlocked = { of: /pg_advisory_xact_lock/, what: /pg_advisory_xact_lock/, instead: 'abs' }
    const round = () => takenAtOnce(carelessDb(world.db, unlocked))
    expect(await untilSeen(round, (count) => count > allowed)).toBeGreaterThan(allowed)
  })
})
