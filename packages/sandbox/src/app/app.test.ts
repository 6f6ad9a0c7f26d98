/** @jest-environment node */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type RunningSandbox, startSandbox } from '../start-sandbox.ts'

let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ home: mkdtempSync(path.join(tmpdir(), 'nukkad-app-')), port: 0, smtpPort: 0 })
})
afterAll(() => sandbox.stop())

const page = async (asked: Record<string, string>) =>
  (await fetch(`${sandbox.url}/app?${new URLSearchParams(asked)}`)).text()

test('the app page shows its parameters as text and links only to pages', async () => {
  const html = await page({ url: 'http://localhost:3000/delhi/x', feature: '<b>webToApp</b>' })
  expect(html).toContain('&lt;b&gt;webToApp&lt;/b&gt;')
  expect(html).toContain('href="http://localhost:3000/delhi/x"')
  expect(await page({ url: 'javascript:alert(1)' })).not.toContain('href=')
})
