import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Started, startProcess } from '../testing/processes.ts'
import { useWorld } from '../testing/world.ts'

const world = useWorld()
const home = mkdtempSync(path.join(tmpdir(), 'nukkad-lanes-'))
const running: Started[] = []

afterAll(async () => {
  await Promise.all(running.map((one) => one.kill()))
  rmSync(home, { recursive: true, force: true })
})

async function start(file: string, env: Record<string, string>): Promise<Started> {
  const process = await startProcess(file, env)
  running.push(process)
  return process
}

test('a sign-in code goes out while a thousand mails wait', async () => {
  const mailbox = await start('packages/sandbox/src/main.ts', {
    NUKKAD_HOME: home,
    SANDBOX_PORT: '0',
    SMTP_PORT: '0',
  })
  await world.db`
    insert into outbox (kind, key, payload, lane)
    select 'mail', 'welcome:' || n,
      jsonb_build_object('template', 'welcome', 'to', 'reader' || n || '@example.com', 'key', n::text,
        'data', jsonb_build_object('firstName', 'Asha', 'shopUrl', 'http://localhost/shop')),
      'mail'
    from generate_series(1, 1000) n`
  const { DATABASE_URL, API_SECRET } = world.settings
  const api = await start('packages/api/src/main.ts', {
    DATABASE_URL,
    API_SECRET,
    API_PORT: '0',
    SMTP_URL: `smtp://127.0.0.1:${Number(/smtp:\S+:(\d+)/.exec(mailbox.output())?.[1])}`,
  })
  await fetch(`${api.url}/api/v2/auth/otp-signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'dev@example.com' }),
  })

  const arrived = async () => {
    const response = await fetch(new URL('/mailbox.json?to=dev@example.com', mailbox.url))
    return ((await response.json()) as { mails: unknown[] }).mails.length
  }
  while ((await arrived()) === 0) await sleep(20)
  const [mails] = await world.db<[{ open: number }]>`
    select count(*) as open from outbox where key like 'welcome:%' and done_at is null`
  expect(mails.open).toBeGreaterThan(0)
}, 60_000)
