import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { restock } from './people/restock.ts'
import { root, site } from './site.ts'

/** Products that journeys of both sizes buy repeatedly: more than the demo data has in stock. */
const boughtOften = ['indigo-kurta-s', 'indigo-kurta-m', 'indigo-kurta-l']

/** Starts everything with the command a person types, on an empty data folder, and stops it after the journeys. */
export default async function startSite(): Promise<() => Promise<void>> {
  // For development of journeys: `SITE_IS_UP=1` uses the site that is already running on the journeys' ports.
  if (process.env.SITE_IS_UP) {
    await restock(boughtOften, 40)
    return async () => {}
  }
  rmSync(path.join(site.home, 'postgres'), { recursive: true, force: true })
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, ...site.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk
      if (said.includes('Nukkad is up')) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', (code) => reject(new Error(`npm start exited with ${code}:\n${said}`)))
    setTimeout(() => reject(new Error(`npm start took longer than five minutes:\n${said}`)), 300_000).unref()
  })
    .then(() => restock(boughtOften, 40))
    .catch((error: unknown) => {
      child.kill('SIGINT')
      throw error
    })
  return () =>
    new Promise((resolve) => {
      child.removeAllListeners('exit')
      child.once('exit', () => resolve())
      child.kill('SIGINT')
    })
}
