/**
 * Run under tsx in a process of its own, which is ended when it takes too long: mounts the one release of the registry in
 * the NUKKAD_HOME that is given in a Chromium, by the steps that are given, and writes what came of it into the file that
 * is given.
 */
import { writeFileSync } from 'node:fs'
import { chromium, errors, type Page } from 'playwright-core'
import type { Mounted } from './mount-gate.ts'
import { faultOf, type MountReport } from './mount-report.ts'
import type { MountStep } from './mount-steps.ts'
import { startTrialShell } from './trial-shell.ts'

const [home = '', file = '', executablePath = '', todo = '[]'] = process.argv.slice(2)
const wanted = JSON.parse(todo) as MountStep[]
const steps = wanted.values()
const mounted: { -readonly [Field in keyof Mounted]: Mounted[Field] } = {}
/** Before each step: should it never end, the last words say which it was. */
const note = (more: Partial<Mounted>) => writeFileSync(file, JSON.stringify(Object.assign(mounted, more)))

const mountsWithinMs = 20_000
/** A page without its API mostly waits to ask again, so that many cost hardly more than one. */
const pagesAtOnce = 6
/** Effects and first timers run, and what they throw is reported. */
const settlesMs = 100

/** What the page told the shell about a release that it could not run; the gate listens in its place. */
async function reportsIn(page: Page): Promise<string[]> {
  const reports: string[] = []
  await page.route('**/_shell/report', async (route) => {
    const fault = faultOf(route.request().postDataJSON() as MountReport)
    if (fault) reports.push(fault)
    await route.fulfill({ status: 204 })
  })
  return reports
}

/** In the page: React keeps its own fields on what it drew or took over; a fallback stands where nothing could be mounted. */
function isMounted(slot: string): boolean {
  return [...document.querySelectorAll(`#slot-${slot} *, [data-fallback="${slot}"]`)].some(
    (element) =>
      element.matches('[data-fallback]') || Object.keys(element).some((key) => key.startsWith('__reactFiber')),
  )
}

/** Answers whether the page can take the next step. */
async function mount(page: Page, reports: readonly string[], origin: string, step: MountStep): Promise<boolean> {
  note({ at: step.what })
  const answer = await page.goto(origin + step.path, { waitUntil: 'commit' })
  // The screen says itself that there is no such thing at the sample address, and another remote's page tells so; that
  // there is none here is no fault of this release, and would be told while the next step is on its way.
  if (answer?.status() === 404 && step.slot === 'main') return false
  const isThere = await page.waitForFunction(isMounted, step.slot, { timeout: mountsWithinMs }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof errors.TimeoutError) return false
      throw error
    },
  )
  await page.waitForTimeout(settlesMs)
  const fault = reports[0] ?? (isThere ? undefined : `nothing stood in the slot after ${mountsWithinMs / 1000} s`)
  if (fault && !mounted.fault) note({ fault: `${step.what} does not mount in a browser: ${fault}` })
  return true
}

note({ at: 'the start of the shell' })
const shell = await startTrialShell(home)
note({ at: 'the start of Chromium' })
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update']
const browser = await chromium.launch({ executablePath, args: [...args, '--disable-sync', '--no-first-run'] })

/** In one page and then the next, as long as there are steps. */
async function mountInTurn(): Promise<void> {
  while (!mounted.fault) {
    // A context of its own, because each page keeps a connection open and six to a server is all that a context has.
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
    const reports = await reportsIn(page)
    let isUsable = true
    while (isUsable) {
      const { value: step, done } = steps.next()
      if (done || mounted.fault) return
      isUsable = await mount(page, reports, shell.origin, step)
    }
    await page.close()
  }
}
await Promise.all(Array.from({ length: Math.min(pagesAtOnce, wanted.length) }, mountInTurn))
await browser.close()
shell.close()
note({ isDone: true })
process.exit(0)
