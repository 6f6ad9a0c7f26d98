import { defineConfig } from 'playwright/test'
import { browsersAtOnce } from './src/system/browsers-at-once.ts'
import { findChromium } from './src/system/chromium.ts'
import { site } from './src/system/site.ts'

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const desktop = { viewport: { width: 1440, height: 900 } }
/*
 * A journey runs at both sizes; one tagged @phone or @desktop runs at that size only, because what it proves is the
 * server's, or there is nothing to prove at the other.
 */

/** They have a shell or a start of their own, and faults, memory and processes are the same at both sizes. */
const once = /\/(api-away|browser-faults|faults|last-good|server-faults|start|staying-open)\.journey\.ts$/
/** Releases what all others look at. */
const last = /\/(foreign|release)\.journey\.ts$/

/** Journeys against the whole of Nukkad, started by `npm start`'s own path on ports of its own. */
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.journey.ts',
  outputDir: '../../.nukkad/test-results/journeys',
  globalSetup: './src/system/start-site.ts',
  workers: browsersAtOnce(),
  fullyParallel: true,
  // The browsers and the whole site share two processors in CI: what fails once is tried again and told as flaky.
  retries: 1,
  // What is right comes at once on a machine that has time; these are for one at a third of its speed.
  timeout: 120_000,
  expect: { timeout: 20_000, toPass: { intervals: [100] } },
  reporter: [['list'], ['json']],
  use: {
    baseURL: site.origin,
    trace: 'off',
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
    // Its tests take longest: at the end two browsers would wait for one.
    { name: 'once', testMatch: once, use: desktop },
    { name: 'phone', testIgnore: [once, last], grepInvert: /@desktop/, use: phone },
    { name: 'desktop', testIgnore: [once, last], grepInvert: /@phone/, use: desktop },
    { name: 'last', testMatch: last, dependencies: ['phone', 'desktop', 'once'], use: desktop },
  ],
})
