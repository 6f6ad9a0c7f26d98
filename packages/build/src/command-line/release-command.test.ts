import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { RegistryDocument } from '@nukkad/contracts'
import type { ShellReport } from '@nukkad/contracts/registry-service'
import { connectRegistry, RegistryHttp, requestKeys } from '@nukkad/registry'
import { type RunningRegistry, readRegistrySettings, startRegistry } from '@nukkad/registry/service'
import { confirmationOf } from './confirmation.ts'
import { listReleases } from './list.ts'
import { releaseCommand } from './release-command.ts'

async function said(...words: string[]): Promise<string> {
  const lines: string[] = []
  const home = mkdtempSync(path.join(tmpdir(), 'nukkad-cli-'))
  await releaseCommand(words, { home, say: (line) => lines.push(line) })
  return lines.join('\n')
}

describe('npm run release', () => {
  test.each([
    [[], 'Which remote?'],
    [['launch'], "There is no release command 'launch'."],
    [['mf-nowhere'], "There is no remote 'mf-nowhere' here."],
    [['mf-../etc'], "There is no remote 'mf-../etc' here."],
    [['canary', 'mf-account'], 'The share, such as 0.1, is missing.'],
    [['rollback', 'mf-account'], 'mf-account has never been released.'],
    [['promote'], 'The remote is missing.'],
    [['quarantine', 'mf-account', '1'], 'The reason is missing.'],
    [['restore', 'mf-account'], 'The version is missing.'],
    [['restore', 'mf-account', '1'], 'mf-account has never been released.'],
    [['take-back', 'mf-account', '1', 'stable'], "There is no channel 'stable' to withdraw."],
    [['take-back', 'mf-account', '1'], 'mf-account has never been released.'],
    [['grant', 'mf-account'], 'The address, such as /teapots, or --slot is missing.'],
    [['grant', 'mf-account', 'teapots'], "'teapots' can't be granted."],
    [['mf-account', '--skip', 'tests'], 'Give the reason with --reason'],
    [['mf-account', '--skip', 'size', '--reason', 'x'], "--skip takes one of types, lint, tests, mount, not 'size'."],
    [['list', 'mf-account'], 'mf-account has never been released.'],
  ])('%j fails with one sentence', async (words, sentence) => {
    await expect(said(...words)).rejects.toThrow(sentence)
  })

  test('prune finds nothing to remove in an empty registry', async () => {
    expect(await said('prune')).toMatch(/^Uses the registry in .*\nThere is nothing to remove\.$/)
  })

  test('lists an empty registry', async () => {
    expect(await said('list')).toMatch(/\nregistry 0, valid until/)
  })
})

describe('the registry that a release command uses', () => {
  let service: RunningRegistry
  let home: string
  const env = { ...process.env }
  beforeEach(async () => {
    home = mkdtempSync(path.join(tmpdir(), 'nukkad-place-'))
    service = await startRegistry(
      readRegistrySettings({ NUKKAD_HOME: home, REGISTRY_PORT: '0', DRAIN_SECONDS: '0', LOG_LEVEL: 'silent' }),
    )
  })
  afterEach(async () => {
    process.env = { ...env }
    await service.close()
  })

  async function linesOf(...words: string[]): Promise<string[]> {
    const lines: string[] = []
    await releaseCommand(words, { home, say: (line) => lines.push(line) })
    return lines
  }

  test('is named before the command acts and in its result, without credentials', async () => {
    process.env.REGISTRY_URL = service.url.replace('//', '//someone:secret@')
    const grant = ['grant', 'mf-tea', '/teapots']
    await expect(linesOf(...grant)).rejects.toThrow()
    process.env.REGISTRY_URL = service.url
    const lines = await linesOf(...grant)
    expect(lines[0]).toBe(`Uses the registry at ${service.url}.`)
    expect(lines.at(-2)).toBe(`The registry at ${service.url} has been changed.`)
    expect(lines.at(-1)).toMatch(/^No shell reads this registry/)
  })

  test('is this machine’s own when no address is set, and says so', async () => {
    delete process.env.REGISTRY_URL
    process.env.REGISTRY_PORT = '1'
    expect((await linesOf('list'))[0]).toBe(
      `Uses the registry in ${path.join(home, 'registry')}, as REGISTRY_URL is not set and none is running.`,
    )
  })

  test('is refused with a sentence when its setting is no address', async () => {
    process.env.REGISTRY_URL = 'none'
    await expect(linesOf('list')).rejects.toThrow('REGISTRY_URL is not the address of a registry.')
  })
})

describe('confirmation of a release', () => {
  const web1: ShellReport = {
    shell: 'web-1',
    sequence: 7,
    seen: 7,
    leftOut: {},
    platform: '1.0.0',
    views: {},
    networks: {},
  }
  let service: RunningRegistry
  let home: string
  const told = async (...reports: readonly ShellReport[]) => {
    const http = new RegistryHttp({ url: service.url, keys: requestKeys({ home, role: 'shell' }) })
    for (const json of reports) await http.ask('/v1/shells', { method: 'PUT', json })
    return confirmationOf(connectRegistry({ home, url: service.url }), 7)
  }
  beforeEach(async () => {
    home = mkdtempSync(path.join(tmpdir(), 'nukkad-shells-'))
    const env = { NUKKAD_HOME: home, REGISTRY_PORT: '0', DRAIN_SECONDS: '0', LOG_LEVEL: 'silent' }
    service = await startRegistry(readRegistrySettings(env))
  })
  afterEach(() => service.close())

  test('reports every shell that looked at it', async () => {
    const refused = { ...web1, shell: 'web-2', sequence: 6, refused: 'Its signature is wrong.' }
    const [first, ...others] = await told(web1, refused)
    expect(first).toMatch(/^Taken by 1 of 2 shells in \d\.\d s\.$/)
    expect(others).toEqual(['  web-2 refused it: Its signature is wrong.'])
  })

  test('is left to the next shell when none runs or the last one ended', async () => {
    const none = ['No shell reads this registry at the moment; the next one will take the change when it starts.']
    expect(await told()).toEqual(none)
    expect(await told(web1, { ...web1, isEnding: true })).toEqual(none)
  })

  test('says which release a shell left out, and why', async () => {
    const [, line] = await told({ ...web1, leftOut: { 'mf-tea@2': 'main.css was altered.' } })
    expect(line).toBe('  web-1 leaves mf-tea@2 out: main.css was altered.')
  })
})

describe('listReleases', () => {
  const version = (day: number, more = {}) => ({
    manifest: `sha384-${'B'.repeat(64)}` as const,
    platform: '^1.0.0',
    publishedAt: `2026-11-0${day}T00:00:00.000Z`,
    ...more,
  })
  const document: RegistryDocument = {
    sequence: 4,
    issuedAt: '2026-11-04T00:00:00.000Z',
    validUntil: '2026-12-04T00:00:00.000Z',
    grants: { 'mf-tea': { paths: ['/teapots'], slots: ['kettle'] } },
    remotes: {
      'mf-tea': {
        versions: {
          '1': version(1),
          '2': version(2),
          '3': version(3, { quarantined: 'it broke the cart' }),
          '4': version(4, { skipped: { gates: ['tests'], reason: 'the shop is down' } }),
        },
        rules: [
          { version: '4', channel: 'canary', share: 0.1, cities: ['goa', 'pune'] },
          { version: '2', channel: 'stable' },
        ],
        history: ['1'],
      },
    },
  }

  test('shows for each version, newest first, who gets it and its state', () => {
    expect(listReleases(document)).toEqual([
      'registry 4, valid until 2026-12-04T00:00:00.000Z',
      'mf-tea',
      '  4  2026-11-04T00:00:00.000Z  canary 10 % goa, pune; released without tests: the shop is down',
      '  3  2026-11-03T00:00:00.000Z  quarantined: it broke the cart',
      '  2  2026-11-02T00:00:00.000Z  stable',
      '  1  2026-11-01T00:00:00.000Z  where a rollback goes',
      '  granted: /teapots, slot kettle',
    ])
  })
})
