import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { otpSignIn } from '@nukkad/contracts/endpoints/people/auth'
import { type RunningSandbox, startSandbox } from '../../../../sandbox/src/start-sandbox.ts'
import { tryNow } from '../../outbox/outbox.repository.ts'
import { useWorld } from '../../testing/world.ts'
import { givenOperations, operatorPassword } from '../operations/operations.given.ts'
import type { MailData } from './mail.service.ts'

declare module './mail.service.ts' {
  interface MailData {
    readonly 'of-the-test': { readonly giftId: string }
  }
}

const home = mkdtempSync(path.join(tmpdir(), 'nukkad-undelivered-'))
let sandbox: RunningSandbox
const world = useWorld(async () => {
  sandbox = await startSandbox({ home, port: 0, smtpPort: 0 })
  return { SMTP_URL: sandbox.smtpUrl, OPERATOR_PASSWORD: operatorPassword }
})
afterAll(async () => {
  await sandbox.stop()
  rmSync(home, { recursive: true, force: true })
})
const { late } = givenOperations(world)
const rows = () => world.db`
  select split_part(key, ':', 1) as template, done_at is not null as "isDone", is_given_up as "isGivenUp", attempts,
    payload, last_error as error
  from outbox where kind = 'mail'`
const wasDueAnHourAgo = () => world.db`update outbox set run_at = run_at - interval '1 hour'`
const notify = <Name extends keyof MailData>(template: Name, to: string, data: MailData[Name]) =>
  world.modules.mail.service.send(world.db, { template, to, key: to, data })

describe('a mail that does not reach anyone', () => {
  afterEach(() => world.db`delete from outbox`)

  test('a code for an address that does not exist is tried once, and nothing of it is kept', async () => {
    expect((await world.call(otpSignIn, { body: { email: 'bounce+1@example.com' } })).status).toBe(200)
    await world.outbox.drain()
    await tryNow(world.db)
    await world.outbox.drain()
    await wasDueAnHourAgo()
    expect([...(await rows())]).toEqual([
      {
        template: 'one-time-code',
        isDone: true,
        isGivenUp: true,
        attempts: 1,
        payload: {},
        error: 'The mail server refuses the address: 550 5.1.1',
      },
    ])
    expect(await late()).toEqual([])
  })

  test('an address is never read as a list of several', async () => {
    await notify('one-time-code', 'bounce,asha@example.com', { code: '123456' })
    await world.outbox.drain()

    const mailbox = await fetch(new URL('/mailbox.json?to=asha@example.com', sandbox.url))
    expect(await mailbox.json()).toMatchObject({ mails: [] })
  })

  test('a code is not sent after it expired', async () => {
    await world.call(otpSignIn, { body: { email: 'asha@example.com' } })
    const [lifetime] = await world.db`
      select extract(epoch from not_after - run_at)::integer as seconds from outbox where lane = 'codes'`
    expect(lifetime?.seconds).toBe(300)
    await world.db`update outbox set not_after = clock_timestamp()`
    await world.outbox.drain()
    expect([...(await rows())]).toMatchObject([{ isDone: true, isGivenUp: true, payload: {} }])
    const mailbox = await fetch(new URL('/mailbox.json?to=asha@example.com', sandbox.url))
    expect(await mailbox.json()).toMatchObject({ mails: [] })
  })

  test('the module that it is about is told when it could not be sent in time', async () => {
    const refused: unknown[] = []
    world.modules.mail.service.template(
      'of-the-test',
      () => ({ to: 'asha@example.com', subject: 'A card', heading: 'A card', parts: [] }),
      { refused: async (data) => void refused.push(data) },
    )
    await notify('of-the-test', 'asha@example.com', { giftId: 'g' })
    await world.db`update outbox set not_after = clock_timestamp()`
    await world.outbox.drain()
    expect(refused).toEqual([{ giftId: 'g' }])
  })

  test('operators see it for three days', async () => {
    await notify('phone-left', 'bounce+2@example.com', { phone: '210' })
    await world.outbox.drain()
    expect(await late()).toEqual(['given-up-work'])
    await world.db`update outbox set done_at = done_at - interval '3 days'`
    expect(await late()).toEqual([])
  })

  test('operators are not told of an optional mail, and of codes only when there are many', async () => {
    await notify('welcome', 'bounce+3@example.com', { shopUrl: 'http://localhost/shop' })
    await world.outbox.drain()
    expect([...(await rows())]).toMatchObject([{ isDone: true, isGivenUp: false, payload: {} }])
    const codes = (count: number) => world.db`
      insert into outbox (kind, key, payload, lane, done_at, is_given_up, last_error)
      select 'mail', 'one-time-code:' || gen_random_uuid(), '{}', 'codes', now(), true, 'The mail server refuses the address'
      from generate_series(1, ${count}::integer)`
    await codes(49)
    expect(await late()).toEqual([])
    await codes(1)
    expect(await late()).toEqual(['given-up-work'])
  })
})
