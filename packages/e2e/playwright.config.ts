import { defineConfig } from 'playwright/test'
import { browsersAtOnce } from './src/system/browsers-at-once.ts'
import { findChromium } from './src/system/chromium.ts'
import { site } from './src/system/site.ts'

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
/** Without motion, which a processor has to draw here: it took a third of the browsers' time (decision 0617). */
const desktop = { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } } as const
/*
 * A journey runs at both sizes; one tagged @phone or @desktop runs at that size only, because it tests the server, or
 * something that only exists at that size.
 */

/** They start a shell or a whole site of their own, and faults, memory and processes do not depend on the size. */
const once = /\/(api-away|browser-faults|faults|last-good|server-faults|start|staying-open)\.journey\.ts$/
/** These release versions that every other journey would see. */
const last = /\/(foreign|release)\.journey\.ts$/

/** Journeys against the whole of Nukkad, started the same way as `npm start`, on ports of their own. */
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.journey.ts',
  outputDir: '../../.nukkad/test-results/journeys',
  globalSetup: './src/system/start-site.ts',
  workers: browsersAtOnce(),
  fullyParallel: true,
  // The browsers and the whole site share two processors in CI: a failed journey is retried once and reported as flaky.
  retries: 1,
  // Generous timeouts: on a fast machine responses come at once, these allow for a machine at a third of its speed.
  timeout: 120_000,
  expect: { timeout: 20_000, toPass: { intervals: [100] } },
  reporter: [['list'], ['json']],
  use: {
    baseURL: site.origin,
    trace: 'off',
    // Requests of a page that has one cannot be altered by a journey. Those about being offline allow it.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    // First, because its tests take longest: otherwise the other browsers would idle at the end.
    { name: 'once', testMatch: once, use: desktop },
    { name: 'phone', testIgnore: [once, last], grepInvert: /@desktop/, use: phone },
    { name: 'desktop', testIgnore: [once, last], grepInvert: /@phone/, use: desktop },
    { name: 'last', testMatch: last, dependencies: ['phone', 'desktop', 'once'], use: desktop },
  ],
})
