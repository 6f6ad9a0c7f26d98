import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { keptSecret } from '@nukkad/contracts/kept-secret'
import { operatorAuthorization } from '@nukkad/contracts/operator-credentials'
import { Registry } from '@nukkad/registry'
import { build } from 'esbuild'
import { renderProgram } from '../../../render-program.mjs'
import { readSettings } from '../settings.ts'
import { type RunningShell, type ShellParts, startShell } from '../start-shell.ts'
import {
  type GivenRelease,
  givenCommerceRelease,
  givenContentRelease,
  givenHeaderRelease,
  writeRelease,
} from './release.given.ts'

const platformVersion = '1.0.0'

let program: Promise<string> | undefined

/** The real program of the render processes, bundled once per test file. */
function renderFile(): Promise<string> {
  program ??= (async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'nukkad-render-'))
    // It may run as a user who owns nothing here.
    chmodSync(folder, 0o755)
    const file = path.join(folder, 'render-child.cjs')
    await build({ ...renderProgram, outfile: file })
    return file
  })()
  return program
}

function shellBuild(folder: string): string {
  const js = 'globalThis.shell = true'
  const integrity = `sha384-${createHash('sha384').update(js).digest('base64')}`
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'shell.js'), js)
  writeFileSync(path.join(folder, 'shell.css'), 'body{margin:0}')
  for (const file of ['overlay.js', 'overlay.css']) writeFileSync(path.join(folder, file), '')
  const overlay = { js: 'overlay.js', css: 'overlay.css' }
  const pageScripts = { firstVisit: '/* first visit */', drawn: '/* drawn */', undrawn: '/* undrawn */' }
  const offlineScripts = { worker: '/* worker */', leavingWorker: '/* leaving worker */', page: '/* page */' }
  const entry = { js: ['shell.js'], css: ['shell.css'] }
  const manifest = { entry, overlay, pageScripts, offlineScripts, files: { 'shell.js': { integrity } } }
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest))
  return folder
}

export interface FakeApi {
  readonly url: string
  readonly asked: { url: string; requestId: string | undefined; authorization: string | undefined }[]
  answer: RequestListener
  close(): Promise<void>
}

/** The API behind the shell: its answer can be changed while a test runs. */
async function givenApi(): Promise<FakeApi> {
  const server = createServer((request, response) => {
    const { url = '', headers } = request
    api.asked.push({ url, requestId: String(headers['x-request-id']), authorization: headers.authorization })
    api.answer(request, response)
  })
  const api: FakeApi = {
    url: '',
    asked: [],
    answer: (_, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ name: 'Kurta </script><script>alert(1)</script>' }))
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(api, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
}

export interface GivenShell extends RunningShell {
  readonly home: string
  readonly registry: Registry
  readonly api: FakeApi
  publish(release: GivenRelease): Promise<void>
  /** stops the shell and starts it again with the same home */
  restart(): Promise<void>
  get(address: string, init?: RequestInit): Promise<{ response: Response; html: string }>
  /** what an operator reads at /metrics */
  numbers(): Promise<string>
}

interface Given {
  readonly releases?: readonly GivenRelease[]
  readonly env?: Record<string, string>
  /** pages rendered before it listens */
  readonly firstPages?: readonly string[]
  /** changes the store before the shell starts */
  readonly before?: (home: string, registry: Registry) => Promise<void> | void
}

/** A shell that really runs, over real releases in its own folder and a fake API. */
export async function givenShell({
  releases = usual(),
  env = {},
  firstPages = [],
  before,
}: Given = {}): Promise<GivenShell> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'nukkad-shell-'))
  const registry = new Registry({ home })
  const publish = async (release: GivenRelease) => {
    await registry.publish(writeRelease(path.join(home, 'built'), release))
  }
  for (const release of releases) await publish(release)
  await before?.(home, registry)
  const api = await givenApi()
  const settings = readSettings({
    NODE_ENV: 'test',
    PORT: '0',
    PUBLIC_URL: 'https://nukkad.example',
    API_URL: api.url,
    IMAGES_URL: api.url,
    NUKKAD_HOME: home,
    REGISTRY_URL: 'none',
    LOG_LEVEL: 'silent',
    DRAIN_SECONDS: '0',
    // Tests of deadlines set their own; elsewhere a busy machine must make no difference.
    RENDER_DEADLINE_MS: '10000',
    ...env,
  })
  const parts: ShellParts = {
    renderFile: await renderFile(),
    assetsFolder: shellBuild(path.join(home, 'shell')),
    iconsFolder: path.join(__dirname, '../../../icons'),
    platformVersion,
    firstPages,
  }
  let shell = await startShell(settings, parts).catch(async (error) => {
    await api.close()
    throw error
  })
  return {
    get url() {
      return shell.url
    },
    home,
    registry,
    api,
    publish,
    get: async (address, init) => {
      const response = await fetch(shell.url + address, { redirect: 'manual', ...init })
      return { response, html: await response.text() }
    },
    async restart() {
      await shell.close()
      shell = await startShell(settings, parts)
    },
    numbers: async () => {
      const headers = { authorization: operatorAuthorization(keptSecret(home, 'operator-password')) }
      return (await fetch(`${shell.url}/metrics`, { headers })).text()
    },
    close: async () => {
      await shell.close()
      await api.close()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** One shell for all tests of a file, or a new one for each: created before they run, closed after. */
export function shellForTests(given: () => Given = () => ({}), { isForEach = false } = {}): GivenShell {
  const shell = {} as GivenShell
  const before = isForEach ? beforeEach : beforeAll
  const after = isForEach ? afterEach : afterAll
  before(async () => {
    // A getter for its address, since a restarted shell has another one.
    Object.defineProperties(shell, Object.getOwnPropertyDescriptors(await givenShell(given())))
  }, 30_000)
  after(() => shell.close())
  return shell
}

export const usual = (): GivenRelease[] => [givenHeaderRelease(), givenContentRelease(), givenCommerceRelease()]

/** Waits until `isSo` holds, at most five seconds unless told otherwise. */
export async function eventually(isSo: () => Promise<boolean> | boolean, forMs = 5000): Promise<void> {
  const until = Date.now() + forMs
  while (!(await isSo())) {
    if (Date.now() > until) throw new Error('It did not come to be so')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
