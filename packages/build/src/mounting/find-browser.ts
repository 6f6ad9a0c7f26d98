import { existsSync } from 'node:fs'

/** The headless shell comes first: it uses a third of the processor time per page that the full browser uses. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The Chromium of this machine: CHROME, or the usual places. Gates never download one. */
export const findBrowser = (env = process.env): string | undefined =>
  [...(env.CHROME ? [env.CHROME] : []), ...usualPlaces].find((file) => existsSync(file))
