import { defineConfig } from 'playwright/test'
import { findChromium } from './src/system/chromium.ts'
import { site } from './src/system/site.ts'

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const desktop = { viewport: { width: 1440, height: 900 } }
/** They change what all share (releases, orders on a maker's desk), or need the machine for themselves. */
const alone = /\/(after|release|start|staying-open|story)\.journey\.ts$/

/** Journeys against the whole of Nukkad, started by `npm start`'s own path on ports of its own. */
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.journey.ts',
  outputDir: '../../.nukkad/test-results/journeys',
  globalSetup: './src/system/start-site.ts',
  workers: 2,
  // Two browsers and the whole site share two processors in CI: what fails once is tried again and told as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: site.origin,
    trace: 'off',
    actionTimeout: 12_000,
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
    { name: 'phone', testIgnore: alone, use: phone },
    { name: 'desktop', testIgnore: alone, use: desktop },
    { name: 'phone-alone', testMatch: alone, dependencies: ['phone', 'desktop'], workers: 1, use: phone },
    { name: 'desktop-alone', testMatch: alone, dependencies: ['phone-alone'], workers: 1, use: desktop },
  ],
})
