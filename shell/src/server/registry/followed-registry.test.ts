/** @jest-environment node */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { releasesGiven } from '@nukkad/contracts'
import { emptyDocument, keptKeys, Registry, signRegistry } from '@nukkad/registry'
import { type GivenService, givenService } from '@nukkad/registry/testing'
import pino from 'pino'
import { type GivenRelease, givenContentRelease, givenHeaderRelease, writeRelease } from '../testing/release.given.ts'
import { eventually, type GivenShell, givenShell } from '../testing/shell.given.ts'
import { followedRegistry } from './followed-registry.ts'
import { ViewLedger } from './view-ledger.ts'

jest.setTimeout(60_000)
const built = mkdtempSync(path.join(os.tmpdir(), 'nukkad-built-'))
const write = (release: GivenRelease) => writeRelease(built, release)
let service: GivenService
let shell: GivenShell
let door: Door

/** A proxy between shell and registry that can be shut or slowed down. */
interface Door {
  readonly url: string
  isShut: boolean
  slowMs: number
  close(): Promise<void>
}

async function givenDoor(to: () => string): Promise<Door> {
  const server: Server = createServer(async (request, response) => {
    if (door.isShut) return void request.socket.destroy()
    if (request.url?.startsWith('/v1/releases/')) await sleep(door.slowMs)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { authorization = '', 'content-type': type = 'application/json' } = request.headers
    const sent = chunks.length > 0 ? { body: new Uint8Array(Buffer.concat(chunks)) } : {}
    const headers = { authorization, 'content-type': type }
    const answer = await fetch(to() + request.url, { method: request.method ?? 'GET', headers, ...sent }).catch(
      () => undefined,
    )
    if (!answer || door.isShut) return void request.socket.destroy()
    response.writeHead(answer.status)
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isShut: false,
    slowMs: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

beforeEach(async () => {
  service = await givenService()
  for (const release of [givenHeaderRelease(), givenContentRelease('1.0.0')])
    await service.operator().publish(write(release))
  door = await givenDoor(() => service.url)
  shell = await givenShell({
    releases: [],
    env: {
      PAGE_CACHE_SECONDS: '0',
      REGISTRY_URL: door.url,
      REGISTRY_KEY: path.join(service.home, 'keys', 'shell.key'),
    },
  })
})
afterEach(async () => {
  await shell.close()
  await door.close()
  await service.close()
})

const shown = async () => (await shell.get('/delhi')).html.match(/City home ([\d.]+)/)?.[1]
const comes = (version: string) => eventually(async () => (await shown()) === version, 15_000)
const publish = (version: string) => service.operator().publish(write(givenContentRelease(version)))

describe('shell on a machine of its own', () => {
  test('takes releases over the network and reports what it runs', async () => {
    expect(await shown()).toBe('1.0.0')
    await publish('1.1.0')
    await comes('1.1.0')
    const { sequence } = await service.operator().read()
    await eventually(async () => (await service.operator().shells())[0]?.sequence === sequence)
    expect(await service.operator().shells()).toMatchObject([{ seen: sequence, leftOut: {}, platform: '1.0.0' }])
  })

  test('continues with its copy while the registry is down, also after a restart, and catches up', async () => {
    door.isShut = true
    await publish('1.1.0')
    expect(await shown()).toBe('1.0.0')
    await shell.restart()
    expect(await shown()).toBe('1.0.0')
    door.isShut = false
    await comes('1.1.0')
  })

  test('says at its very first start that the registry is down, and not that nothing is released', async () => {
    door.isShut = true
    const folder = path.join(built, 'no copy')
    const log = pino({ level: 'silent' })
    const settings = {
      NUKKAD_HOME: folder,
      REGISTRY_URL: door.url,
      REGISTRY_KEY: path.join(service.home, 'keys', 'shell.key'),
    }
    const options = {
      settings,
      releasesFolder: path.join(folder, 'releases'),
      platformVersion: '1.0.0',
      views: new ViewLedger(),
      log,
    }
    const started = followedRegistry(options, { withoutCopyMs: 500 })
    await expect(started).rejects.toThrow(`cannot follow the registry at ${door.url}`)
  })

  test('keeps serving the last version until all files of the next have arrived', async () => {
    door.slowMs = 5000
    await publish('1.1.0')
    for (const until = Date.now() + 2000; Date.now() < until; await sleep(100)) expect(await shown()).toBe('1.0.0')
    await eventually(async () => (await shown()) === '1.1.0', 30_000)
  })

  test('fetches damaged files of its copy again', async () => {
    const file = path.join(shell.home, 'releases/mf-content/1.0.0/browser/main.css')
    writeFileSync(file, 'body{display:none}')
    await publish('1.1.0')
    await comes('1.1.0')
    await shell.restart()
    await service.operator().rollback('mf-content')
    await comes('1.0.0')
    await eventually(async () => !readFileSync(file, 'utf8').includes('display:none'), 15_000)
  })

  test('quarantines a release that its visitors cannot run, in its own name', async () => {
    await publish('1.1.0')
    await comes('1.1.0')
    for (let at = 1; at <= 5; at++) {
      const from = { 'x-forwarded-for': `203.0.113.${at}` }
      const { html } = await shell.get('/delhi', { headers: from })
      const { snapshot } = JSON.parse(html.match(/id="nukkad-boot">(.*?)<\/script>/)?.[1] ?? '')
      const proof = html.match(/<script nonce="([^"]+)"/)?.[1]
      const about = { name: 'mf-content', version: '1.1.0', slot: 'main', phase: 'mount', message: 'it threw' }
      await shell.get('/_shell/report', {
        method: 'POST',
        headers: { ...from, 'content-type': 'application/json' },
        body: JSON.stringify({ ...about, given: releasesGiven(snapshot), proof }),
      })
    }
    await comes('1.0.0')
    const { remotes, change } = await service.operator().read()
    expect(remotes['mf-content']?.versions['1.1.0']?.quarantined).toMatch(/reported by visitors/)
    expect(change).toMatchObject({ by: 'shell', act: 'quarantine' })
  })
})

describe('compromised registry', () => {
  /** Writes past the service, as an intruder with the registry's own key would. */
  const writer = () => new Registry({ home: service.registryHome, by: 'an intruder' })

  test('is refused when a version is signed by another team than the remote’s', async () => {
    const coffee = service.clientOf(await service.addTeam('coffee', ['mf-content']))
    await coffee.publish(write(givenContentRelease('1.1.0')))
    await comes('1.1.0')
    await service.changeTrust((document) => {
      const team = document.teams.coffee
      if (!team) throw new Error('there is no team')
      return { ...document, teams: { ...document.teams, coffee: { ...team, remotes: ['mf-coffee'] } } }
    })
    await service.operator().touch()
    await comes('1.0.0')
  })

  test('is refused when a version is not signed', async () => {
    await writer().publish(write(givenContentRelease('6.6.6')))
    await eventually(async () => {
      const [status] = await service.operator().shells()
      return status?.leftOut['mf-content@6.6.6']?.includes('not signed with a known key') === true
    }, 15_000)
    expect(await shown()).toBe('1.0.0')
    expect(existsSync(path.join(shell.home, 'releases/mf-content/6.6.6'))).toBe(false)
  })

  test('is refused when it is older than the accepted one or expired', async () => {
    const file = path.join(service.registryHome, 'releases/registry.json')
    const before = path.join(service.registryHome, 'before.json')
    cpSync(file, before)
    await publish('1.1.0')
    await comes('1.1.0')
    // The running service would restore the newest change.
    await service.close()
    rmSync(path.join(service.registryHome, 'releases/registry.journal'), { recursive: true })
    cpSync(before, file)
    service = await givenService({ home: service.home })
    await sleep(1500)
    expect(await shown()).toBe('1.1.0')

    const keys = keptKeys(path.join(service.registryHome, 'keys'), 'registry')
    const expired = {
      ...emptyDocument,
      sequence: 99,
      issuedAt: '2020-01-01T00:00:00Z',
      validUntil: '2020-02-01T00:00:00Z',
    }
    writeFileSync(file, JSON.stringify(signRegistry(expired, keys)))
    await sleep(1500)
    expect(await shown()).toBe('1.1.0')
  })
})

test('never exposes a partially copied release', async () => {
  const folder = path.join(shell.home, 'releases/mf-content')
  const versions = () => readdirSync(folder).filter((name) => !name.startsWith('.'))
  door.slowMs = 1500
  await publish('1.1.0')
  await sleep(500)
  expect(versions()).toEqual(['1.0.0'])
  await eventually(() => versions().length === 2, 20_000)
  expect(existsSync(path.join(folder, '1.1.0/browser/main.css'))).toBe(true)
})
