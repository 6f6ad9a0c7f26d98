import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import { complaintsOf } from '../system/complaints.ts'
import { signInByPassword } from '../system/people/sign-in.ts'
import { type Ended, foreignRepository, runProgram, startProgram } from '../system/releases/foreign-repository.ts'
import { root, site } from '../system/site.ts'

const name = 'mf-chai-stall'
const registry = `http://127.0.0.1:${site.ports.REGISTRY_PORT}`

/** A page with an input, as a team would write it with the packed packages. */
const orderPage = (title: string) => `import { defineScreen, useUnsavedInput } from '@nukkad/platform'
import { Page } from '@nukkad/ui/page'
import { TextField } from '@nukkad/ui/text-field'
import { useState } from 'react'

function WelcomePage() {
  const [order, setOrder] = useState('')
  useUnsavedInput(order !== '')
  return (
    <Page kind="text">
      <h1>${title}</h1>
      <TextField label="Your order" value={order} onChange={({ target }) => setOrder(target.value)} />
    </Page>
  )
}

export const screen = defineScreen({
  head: () => ({ title: '${title} | Nukkad', description: 'Tea by the glass.' }),
  Component: WelcomePage,
})
`

const screenFile = 'src/welcome/welcome-page.tsx'
const programOf = (repository: string) => path.join(repository, 'node_modules/.bin/nukkad-remote')

/** The commands that a team runs in its repository. */
function team(repository: string) {
  const program = programOf(repository)
  const remote = (...words: string[]) => runProgram([program, ...words], repository)
  const fine = async (ending: Promise<Ended>) => {
    const { code, said } = await ending
    expect(code, said).toBe(0)
    return said
  }
  return {
    remote: (...words: string[]) => fine(remote(...words)),
    refused: async (...words: string[]) => {
      const { code, said } = await remote(...words)
      expect(code, said).toBe(1)
      return said
    },
    /** The commands that the operator of the site runs in the project. */
    operator: (...words: string[]) =>
      fine(runProgram([process.execPath, 'scripts/run.mjs', 'release', ...words], root, { ...site.env })),
    write: (file: string, text: string) => writeFileSync(path.join(repository, file), text),
    read: (file: string) => readFileSync(path.join(repository, file), 'utf8'),
  }
}

/** Navigates to an address without a reload, as a link of the page would. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), address)
  await page.goBack()
  await page.goForward()
}

// The second test depends on what the first one released.
test.describe.configure({ mode: 'serial' })
let folder: string
let repository: string
test.beforeAll(async () => {
  test.setTimeout(300_000)
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'nukkad-foreign-')))
  repository = await foreignRepository(folder)
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('publishes a remote built elsewhere from the packed packages and updates it without losing typed text', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000)
  const complaints = complaintsOf(page)
  await page.goto('/policies')
  await page.evaluate(() => Object.assign(globalThis, { isTheSamePage: true }))

  const { remote, refused, operator, write, read } = team(repository)
  await remote('new', name)
  await remote('release', 'key', 'new', 'team.key')
  write('.env', `REGISTRY_URL=${registry}\nREGISTRY_KEY=team.key\n`)
  expect(await refused('release', 'list')).toContain('signed with an unknown key')
  await operator('team', 'chai', '--key', path.join(repository, 'team.key.pub'), '--remote', name)

  // The remote's own tests are a release gate: with a failing one it is not released.
  const unit = read('src/welcome/welcome-page.test.tsx')
  write('src/welcome/welcome-page.test.tsx', unit.replace("toBe('Chai stall')", "toBe('Coffee stall')"))
  expect(await refused('test')).toContain('1 failed')
  write('src/welcome/welcome-page.test.tsx', unit)
  const said = await remote('release')
  expect(said).toContain(`${name} 0.1.0-`)
  expect(said).toMatch(/Taken by (\d+) of \1 shells? in \d/)

  const chaiStall = () => request.get('/chai-stall')
  await expect.poll(async () => (await chaiStall()).status(), { timeout: 10_000 }).toBe(200)
  const html = await (await chaiStall()).text()
  expect(html).toMatch(/<h1[^>]*>Chai stall<\/h1>/)
  expect(html).toContain('<title>Chai stall | Nukkad</title>')
  await follow(page, '/chai-stall')
  await expect(page.getByRole('heading', { level: 1, name: 'Chai stall' })).toBeVisible()

  // Two more releases; the gates have already checked these sources with other texts.
  const skip = ['types', 'lint', 'tests'].flatMap((gate) => ['--skip', gate])
  const release = (title: string) => {
    write(screenFile, orderPage(title))
    return remote('release', ...skip, '--reason', 'a journey')
  }
  const footer = page.getByRole('contentinfo').getByRole('link', { name: 'Delhi NCR' })
  const order = page.getByRole('textbox', { name: 'Your order' })
  const again = async (title: string) => {
    await footer.click()
    await expect(page).not.toHaveURL(/chai-stall/)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 3_000 })
  }
  await release('Masala chai')
  await expect(() => again('Masala chai')).toPass({ timeout: 20_000 })

  await order.fill('Two, with ginger')
  await release('Cutting chai')
  await footer.click()
  await page.getByRole('alertdialog', { name: 'Leave this page?' }).getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Masala chai' })).toBeVisible()
  await expect(order).toHaveValue('Two, with ginger')
  await order.fill('')
  await expect(() => again('Cutting chai')).toPass({ timeout: 20_000 })

  expect(await page.evaluate(() => 'isTheSamePage' in globalThis)).toBe(true)
  expect(complaints()).toEqual([])
})

test('a developer of that team sees a local build on the running site, in their own browser only', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const { write } = team(repository)
  write(screenFile, orderPage('Kulhad chai'))
  const port = String(site.ports.PORT + 30)
  const dev = await startProgram(
    [programOf(repository), 'dev', '--port', port],
    repository,
    'in the overlay of the site',
  )
  try {
    await page.goto('/staff/overlay')
    await signInByPassword(page, 'ishaan@nukkad.test')
    await page.getByRole('button', { name: 'Switch on in this browser' }).click()
    await expect(page.getByText(/It is on in this browser until/)).toBeVisible()
    await page.goto('/chai-stall')
    await expect(page.getByRole('button', { name: 'Overlay' })).toBeVisible()
    await page.keyboard.press('Alt+Shift+O')
    const panel = page.getByRole('region', { name: 'Overlay' })
    await panel.getByRole('tab', { name: 'Releases' }).click()
    const choice = panel.locator(`[data-remote=${name}]`)
    await choice.getByLabel('Runs in this browser').selectOption('local')
    await choice.getByLabel('Its address').fill(`http://localhost:${port}`)
    await choice.getByRole('button', { name: 'Run it here' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kulhad chai' })).toBeVisible()

    write(screenFile, orderPage('Irani chai'))
    await expect(page.getByRole('heading', { level: 1, name: 'Irani chai' })).toBeVisible({ timeout: 30_000 })
    const others = await (await request.get('/chai-stall')).text()
    expect(others).toMatch(/<h1[^>]*>Cutting chai<\/h1>/)
  } finally {
    dev.kill()
  }
})
