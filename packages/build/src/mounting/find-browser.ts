import { existsSync } from 'node:fs'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The Chromium of this machine: CHROME, or where systems keep it. Nothing is fetched for a gate. */
export const findBrowser = (env = process.env): string | undefined =>
  [...(env.CHROME ? [env.CHROME] : []), ...usualPlaces].find((file) => existsSync(file))
