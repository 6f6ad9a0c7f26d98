import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type RunningSandbox, startSandbox } from '../start-sandbox.ts'

const home = mkdtempSync(path.join(tmpdir(), 'nukkad-sandbox-push-'))
let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ home, port: 0, smtpPort: 0 })
})
afterAll(async () => {
  await sandbox.stop()
  rmSync(home, { recursive: true, force: true })
})

describe('the push service', () => {
  test('gives a browser an address and keys of the sizes that Web Push prescribes', async () => {
    const answer = await fetch(`${sandbox.url}/push/subscriptions`, { method: 'POST' })
    const { endpoint, keys } = await answer.json()
    expect(answer.status).toBe(201)
    expect(endpoint.startsWith(`${sandbox.url}/push/`)).toBe(true)
    expect([Buffer.from(keys.p256dh, 'base64url').length, Buffer.from(keys.auth, 'base64url').length]).toEqual([65, 16])
  })

  test('refuses a notice of a site that does not identify itself, whatever else it sends', async () => {
    const { endpoint } = await (await fetch(`${sandbox.url}/push/subscriptions`, { method: 'POST' })).json()
    for (const authorization of ['', 'vapid t=a.b.c, k=abc', `vapid t=e30.e30.e30, k=${'A'.repeat(87)}`]) {
      const headers = {
        authorization,
        ttl: '60',
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
      }
      const answer = await fetch(endpoint, { method: 'POST', headers, body: 'a notice' })
      expect(answer.status).toBe(401)
    }
    expect(await (await fetch(endpoint)).json()).toEqual({ received: [] })
  })
})
