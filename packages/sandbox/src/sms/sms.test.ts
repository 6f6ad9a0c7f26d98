import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type RunningSandbox, startSandbox } from '../start-sandbox.ts'

const home = mkdtempSync(path.join(tmpdir(), 'nukkad-sandbox-sms-'))
let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ home, port: 0, smtpPort: 0, sms: { key: 'a key' } })
})
afterAll(async () => {
  await sandbox.stop()
  rmSync(home, { recursive: true, force: true })
})

const send = async (form: Record<string, string>, key = 'a key') => {
  const answer = await fetch(sandbox.smsUrl, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`ACnukkad:${key}`).toString('base64')}` },
    body: new URLSearchParams(form),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
const text = { To: '+919810012345', From: 'NUKKAD', Body: '123456 is your code, नमस्ते' }

describe('the SMS gateway', () => {
  test('accepts a text like Twilio, and shows it in the mailbox', async () => {
    const { status, body } = await send(text)
    expect([status, body.status, body.to]).toEqual([201, 'queued', text.To])
    expect(body.sid).toMatch(/^SM[0-9a-f]{32}$/)
    const { mails } = await (await fetch(`${sandbox.url}/mailbox.json?to=${encodeURIComponent(text.To)}`)).json()
    expect(mails).toMatchObject([{ to: [text.To], subject: 'Text to +919810012345: 123456 is your code, नमस्ते' }])
    expect(mails[0].text.trim()).toBe(text.Body)
    const page = await (await fetch(`${sandbox.mailboxUrl}?to=9810012345`)).text()
    expect(page).toContain('123456 is your code')
  })

  test('refuses a wrong key, an invalid number and an empty text with Twilio’s codes', async () => {
    const refused = await Promise.all([
      send(text, 'wrong'),
      send({ ...text, To: '98100' }),
      send({ ...text, Body: '' }),
    ])
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
      [401, 20003],
      [400, 21211],
      [400, 21602],
    ])
  })
})
