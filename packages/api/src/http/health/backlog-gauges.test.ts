import { operatorAuthorization } from '@nukkad/contracts/operator-credentials'
import { buildApp } from '../../app.ts'
import { openDb } from '../../db.ts'
import { operators } from '../../testing/every-role.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld(operators)
const headers = { authorization: operatorAuthorization(operators.OPERATOR_PASSWORD) }
const metrics = async (app = world.app) => (await app.inject({ url: '/api/metrics', headers })).body

test('the metrics say how much work waits in each lane, for how long, and what is overdue', async () => {
  expect(await metrics()).toContain('nukkad_outbox_due{lane="mail"} 0')
  await world.db`
    insert into outbox (kind, key, payload, lane, run_at, last_error) values
      ('none', 'late', '{}', 'mail', now() - interval '1 hour', 'the server said no'),
      ('none', 'soon', '{}', 'mail', now() + interval '1 hour', null)`

  const shown = await metrics()

  expect(shown).toContain('nukkad_outbox_due{lane="mail"} 1')
  expect(shown).toContain('nukkad_outbox_failed{lane="mail"} 1')
  expect(shown).toMatch(/nukkad_outbox_oldest_seconds\{lane="mail"\} 36\d\d/)
  expect(shown).toContain('nukkad_overdue{check="late-work"} 1')
  expect(shown).toContain('nukkad_overdue{check="open-payments"} 0')
})

test('without a database the metrics say nothing of waiting work, and everything else', async () => {
  const nowhere = openDb({ url: 'postgres://nobody:x@127.0.0.1:1/none', pool: 1 })
  const { app } = await buildApp({ db: nowhere, settings: world.settings })
  const shown = await metrics(app)
  expect(shown).toContain('nukkad_http_request_seconds')
  expect(shown).not.toMatch(/nukkad_(outbox|overdue)\S* \d/)
  await app.close()
  await nowhere.end({ timeout: 1 })
})
