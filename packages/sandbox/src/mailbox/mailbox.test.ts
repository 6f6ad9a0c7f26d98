import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PortTaken, type RunningSandbox, startSandbox } from '../start-sandbox.ts'

const home = mkdtempSync(path.join(tmpdir(), 'nukkad-sandbox-'))
let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ home, port: 0, smtpPort: 0 })
})
afterAll(async () => {
  await sandbox.stop()
  rmSync(home, { recursive: true, force: true })
})

/** Speaks SMTP like any mail client. */
async function send(to: string, subject: string, body: string, messageId: string): Promise<string> {
  const socket = connect(Number(new URL(sandbox.smtpUrl).port), '127.0.0.1')
  const replies = socket[Symbol.asyncIterator]()
  const say = async (line?: string) => {
    if (line !== undefined) socket.write(`${line}\r\n`)
    return String((await replies.next()).value)
  }
  await say()
  for (const line of ['EHLO test', 'MAIL FROM:<shop@nukkad.example>', `RCPT TO:<${to}>`, 'DATA']) await say(line)
  const head = [`From: shop@nukkad.example`, `To: ${to}`, `Subject: ${subject}`, `Message-ID: ${messageId}`]
  const answer = await say([...head, 'Content-Type: text/html; charset=utf-8', '', body, '.'].join('\r\n'))
  socket.end('QUIT\r\n')
  return answer
}
const get = async (where: string) => {
  const response = await fetch(sandbox.url + where)
  return {
    status: response.status,
    text: await response.text(),
    policy: response.headers.get('content-security-policy'),
  }
}
const mailsTo = async (to: string) => JSON.parse((await get(`/mailbox.json?to=${encodeURIComponent(to)}`)).text).mails

describe('the mailbox', () => {
  test('lists received mails, newest first, as a page and as JSON', async () => {
    expect(await send('Asha@example.com', 'First', '<p>one</p>', '<1@x>')).toMatch(/^250/)
    await send('asha@example.com', 'Second', '<p>two</p>', '<2@x>')

    const mails = await mailsTo('asha@example.com')
    expect(mails.map(({ subject }: { subject: string }) => subject)).toEqual(['Second', 'First'])
    expect(await mailsTo('dev@example.com')).toEqual([])
    expect((await get('/mailbox')).text).toContain('Second')
    expect((await get(`/mailbox/${mails[0].id}`)).text).toContain('Second')
    expect((await get(`/mailbox/${mails[0].id}/html`)).text).toContain('<p>two</p>')
  })

  test('keeps one of two mails with the same Message-ID', async () => {
    await send('twice@example.com', 'Again', 'x', '<same@x>')
    await send('twice@example.com', 'Again', 'x', '<same@x>')
    expect(await mailsTo('twice@example.com')).toHaveLength(1)
  })

  test('escapes the subject, and shows the mail in a sandbox without scripts', async () => {
    await send('x@example.com', '<script>alert(1)</script>', '<script>alert(2)</script>', '<3@x>')
    const [mail] = await mailsTo('x@example.com')
    expect((await get('/mailbox')).text).not.toContain('<script>')
    expect((await get(`/mailbox/${mail.id}`)).text).not.toContain('<script>')
    expect((await get(`/mailbox/${mail.id}/html`)).policy).toMatch(/^sandbox [^;]*; default-src 'none'/)
  })

  test('returns 404 for a missing mail', async () => {
    expect((await get('/mailbox/0123456789abcdef')).status).toBe(404)
  })

  test('keeps its mails across a restart', async () => {
    await send('kept@example.com', 'Kept', 'x', '<4@x>')
    await sandbox.stop()
    sandbox = await startSandbox({ home, port: 0, smtpPort: 0 })
    expect(await mailsTo('kept@example.com')).toMatchObject([{ subject: 'Kept' }])
  })

  test('reports a port in use in one sentence', async () => {
    const port = Number(new URL(sandbox.url).port)
    const start = startSandbox({ home, port, smtpPort: 0 })
    await expect(start).rejects.toThrow(PortTaken)
    await expect(start).rejects.toThrow(`Port ${port} is used by another program; set SANDBOX_PORT to a free one.`)
  })
})
