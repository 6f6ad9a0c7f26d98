/**
 * Run under tsx in its own process, which is killed when it takes too long: mounts the only release of the registry in
 * the given NUKKAD_HOME in Chromium, following the given steps, and writes the result to the given file.
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
/** Called before each step, so that the last note names the step that never ended. */
const note = (more: Partial<Mounted>) => writeFileSync(file, JSON.stringify(Object.assign(mounted, more)))

const mountsWithinMs = 20_000
/** A page without its API mostly waits to retry, so several pages cost hardly more than one. */
const pagesAtOnce = 6
/** Time for effects and first timers to run and for their errors to be reported. */
const settlesMs = 100

/** Collects what the page reports to the shell about a release it could not run; the gate intercepts these reports. */
async function reportsIn(page: Page): Promise<string[]> {
  const reports: string[] = []
  await page.route('**/_shell/report', async (route) => {
    const fault = faultOf(route.request().postDataJSON() as MountReport)
    if (fault) reports.push(fault)
    await route.fulfill({ status: 204 })
  })
  return reports
}

/**
 * Runs in the page: React keeps its own fields on the elements it rendered or hydrated; a fallback is shown where
 * nothing could be mounted.
 */
function isMounted(slot: string): boolean {
  return [...document.querySelectorAll(`#slot-${slot} *, [data-fallback="${slot}"]`)].some(
    (element) =>
      element.matches('[data-fallback]') || Object.keys(element).some((key) => key.startsWith('__reactFiber')),
  )
}

/** Returns whether the page can take the next step. */
async function mount(page: Page, reports: readonly string[], origin: string, step: MountStep): Promise<boolean> {
  note({ at: step.what })
  const answer = await page.goto(origin + step.path, { waitUntil: 'commit' })
  // The screen itself finds nothing at the sample address and another remote's page says so; that is not a fault of this
  // release, and would be reported while the next step loads.
  if (answer?.status() === 404 && step.slot === 'main') return false
  const isThere = await page.waitForFunction(isMounted, step.slot, { timeout: mountsWithinMs }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof errors.TimeoutError) return false
      throw error
    },
  )
  await page.waitForTimeout(settlesMs)
  const fault = reports[0] ?? (isThere ? undefined : `the slot was empty after ${mountsWithinMs / 1000} s`)
  if (fault && !mounted.fault) note({ fault: `${step.what} does not mount in a browser: ${fault}` })
  return true
}

note({ at: 'the start of the shell' })
const shell = await startTrialShell(home)
note({ at: 'the start of Chromium' })
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update']
const browser = await chromium.launch({ executablePath, args: [...args, '--disable-sync', '--no-first-run'] })

/** Takes steps in one page after another, as long as there are steps. */
async function mountInTurn(): Promise<void> {
  while (!mounted.fault) {
    // A context per page, because each page keeps a connection open and a context has only six per server.
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
