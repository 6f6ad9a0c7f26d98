import { spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '@nukkad/build/free-port'
import type { RegistryDocument } from '@nukkad/contracts'
import { Registry } from '@nukkad/registry'
import { test as base } from 'playwright/test'
import { freshHome } from './own-shell-home.ts'
import { type SwitchableApi, switchableApi } from './releases/switchable-api.ts'
import { root, site } from './site.ts'

/**
 * A second shell beside the site's, for journeys that break things: with its own releases and its own proxy to the API.
 */
export interface OwnShell {
  readonly origin: string
  readonly home: string
  readonly registry: Registry
  readonly api: SwitchableApi
  /** Restores the original releases and resolves when the shell has loaded them. */
  restore(): Promise<void>
  /** Resolves when newly opened pages run what the registry says. */
  untilTaken(): Promise<void>
  close(): Promise<void>
}

async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  for (const end = Date.now() + 90_000; !(await isSo().catch(() => false)); ) {
    if (Date.now() > end) throw new Error(`${what} did not happen within a minute and a half`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function startOwnShell(worker: number): Promise<OwnShell> {
  const home = freshHome(worker)
  const api = await switchableApi(site.ports.API_PORT)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const log = openSync(path.join(home, 'shell.log'), 'w')
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', 'scripts/bundle/code-cache.cjs', 'shell/dist/server/main.cjs'],
    {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        PORT: String(port),
        NUKKAD_HOME: home,
        API_URL: api.url,
        // The journeys write this shell's registry themselves, with releases that they break.
        REGISTRY_URL: 'none',
        IMAGES_URL: `http://127.0.0.1:${site.ports.IMAGES_PORT}`,
        PUBLIC_URL: origin,
      },
      // The IPC channel makes it exit with this process, however that ends.
      stdio: ['ignore', log, log, 'ipc'],
    },
  )
  const registry = new Registry({ home })
  const untilTaken = async () => {
    const { sequence } = await registry.read()
    await until(async () => {
      const answer = await fetch(`${origin}/_shell/snapshot`)
      return ((await answer.json()) as { sequence: number }).sequence === sequence
    }, 'taking the registry')
  }
  await until(async () => (await fetch(`${origin}/readyz`)).ok, `the start of a shell (${home}/shell.log)`)
  const { remotes }: RegistryDocument = await registry.read()
  return {
    origin,
    home,
    registry,
    api,
    untilTaken,
    async restore() {
      api.isAway = false
      await registry.change({ act: 'restore all' }, (document) => ({ ...document, remotes }))
      await untilTaken()
    },
    close: () =>
      new Promise((resolve) => {
        child.once('exit', () => void api.close().then(resolve))
        child.kill('SIGTERM')
      }),
  }
}

/** Journeys with a shell of their own, started once per worker. URLs are relative to it. */
export const test = base.extend<object, { shell: OwnShell }>({
  shell: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from this pattern
    async ({}, use, { parallelIndex }) => {
      const shell = await startOwnShell(parallelIndex)
      await use(shell)
      await shell.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ shell }, use) => use(shell.origin),
})
