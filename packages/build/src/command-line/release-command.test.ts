import { mkdtempSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { RegistryDocument } from '@nukkad/contracts'
import { type ShellStatus, ShellStatuses } from '@nukkad/registry'
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
    [['rollback', 'mf-account'], 'No release of mf-account was ever published.'],
    [['promote'], 'The remote is missing.'],
    [['quarantine', 'mf-account', '1'], 'The reason is missing.'],
    [['restore', 'mf-account'], 'The version is missing.'],
    [['restore', 'mf-account', '1'], 'No release of mf-account was ever published.'],
    [['take-back', 'mf-account', '1', 'stable'], "There is no channel 'stable' to take back."],
    [['take-back', 'mf-account', '1'], 'No release of mf-account was ever published.'],
    [['grant', 'mf-account'], 'The address, such as /teapots, or --slot is missing.'],
    [['grant', 'mf-account', 'teapots'], "'teapots' can't be granted."],
    [['mf-account', '--skip', 'tests'], 'Why? A gate is passed by with --reason'],
    [['mf-account', '--skip', 'size', '--reason', 'x'], "--skip takes one of types, lint, tests, not 'size'."],
    [['list', 'mf-account'], 'No release of mf-account was ever published.'],
  ])('%j is answered by one sentence', async (words, sentence) => {
    await expect(said(...words)).rejects.toThrow(sentence)
  })

  test('finds nothing to remove in an empty registry', async () => {
    expect(await said('prune')).toBe('There is nothing to remove.')
  })

  test('lists an empty registry', async () => {
    expect(await said('list')).toMatch(/^registry 0, valid until/)
  })
})

describe('what became of a release', () => {
  const given = async (...statuses: Omit<ShellStatus, 'leftOut'>[]) => {
    const home = mkdtempSync(path.join(tmpdir(), 'nukkad-shells-'))
    for (const status of statuses) await new ShellStatuses(home).write({ leftOut: {}, ...status })
    return home
  }

  test('is said by every shell that looked at it', async () => {
    const home = await given(
      { shell: 'web-1', sequence: 7, seen: 7 },
      { shell: 'web-2', sequence: 6, seen: 7, refused: 'Its signature is wrong.' },
    )
    const [first, ...others] = await confirmationOf(home, 7)
    expect(first).toMatch(/^Taken by 1 of 2 shells in \d\.\d s\.$/)
    expect(others).toEqual(['  web-2 refused it: Its signature is wrong.'])
  })

  test('is left to the next shell where none runs', async () => {
    expect(await confirmationOf(await given(), 7)).toEqual([
      'No shell runs on this folder; the next one takes it when it starts.',
    ])
  })

  test('says which release a shell left out, and why', async () => {
    const home = await given()
    const leftOut = { 'mf-tea@2': 'main.css was altered.' }
    await new ShellStatuses(home).write({ shell: 'web-1', sequence: 7, seen: 7, leftOut })
    expect((await confirmationOf(home, 7))[1]).toBe('  web-1 leaves mf-tea@2 out: main.css was altered.')
  })

  test('does not wait for a shell that was killed', async () => {
    const home = await given({ shell: 'web-1', sequence: 1, seen: 1 })
    const longAgo = new Date(Date.now() - 60_000)
    utimesSync(path.join(home, 'accepted', 'shells', 'web-1.json'), longAgo, longAgo)
    expect((await confirmationOf(home, 7))[0]).toContain('No shell runs')
  })
})

describe('the list of releases', () => {
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

  test('says for each version, newest first, who gets it and what became of it', () => {
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
