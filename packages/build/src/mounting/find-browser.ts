import { existsSync } from 'node:fs'

/** The shell without windows comes first: a page takes a third of the processor time that the whole browser takes for it. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The Chromium of this machine: CHROME, or where systems keep it. Nothing is fetched for a gate. */
export const findBrowser = (env = process.env): string | undefined =>
  [...(env.CHROME ? [env.CHROME] : []), ...usualPlaces].find((file) => existsSync(file))
