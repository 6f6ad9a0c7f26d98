import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Page } from 'playwright'
import { buildGallery } from './build.ts'

/**
 * Opens the gallery in Chromium at phone and desktop size in both themes, with every overlay open in turn, and checks
 * it with axe. Exits with 1 if there are violations. Screenshots go to the folder given as the first argument.
 */
const [out] = process.argv.slice(2)
const require = createRequire(import.meta.url)
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }
const overlays = ['dialog', 'left', 'right', 'bottom']
const system = '/usr/bin/chromium'

const page = pathToFileURL(path.join(await buildGallery(), 'index.html')).href
const browser = await chromium.launch({
  executablePath: existsSync(system) ? system : undefined,
  args: ['--no-sandbox', '--disable-gpu', '--allow-file-access-from-files'],
})
let found = 0

async function look(view: Page, name: string) {
  await view.evaluate(axe)
  const findings = await view.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: { run: () => Promise<AxeAnswer> } }).axe.run()
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  })
  const sideways = await view.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (sideways > 0) findings.push(`scrolls sideways by ${sideways} px`)
  for (const finding of findings) console.log(`${name}\t${finding}`)
  found += findings.length
  await view.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  await view.waitForLoadState('networkidle')
  if (out) await view.screenshot({ path: path.join(out, `${name}.png`), fullPage: !name.includes('open') })
}

interface AxeAnswer {
  violations: { id: string; nodes: { target: string[] }[] }[]
}

if (out) mkdirSync(out, { recursive: true })
for (const colorScheme of ['light', 'dark'] as const)
  for (const [size, viewport] of Object.entries(sizes)) {
    const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' })
    const view = await context.newPage()
    view.on('pageerror', (error) => {
      found++
      console.log(`${size} ${colorScheme}\t${error}`)
    })
    await view.goto(page)
    await view.evaluate(() => document.fonts.ready)
    await look(view, `${size}-${colorScheme}`)
    for (const overlay of overlays) {
      await view.locator(`[data-opens="${overlay}"]`).click()
      await view.getByRole('dialog').waitFor()
      await view.waitForTimeout(300)
      await look(view, `${size}-${colorScheme}-open-${overlay}`)
      await view.keyboard.press('Escape')
      await view.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await context.close()
  }
await browser.close()
console.log(found === 0 ? 'Nothing found.' : `${found} found.`)
process.exitCode = found === 0 ? 0 : 1
