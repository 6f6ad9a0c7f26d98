import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { RegistryDocument } from '@nukkad/contracts'
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
    [['list', 'mf-account'], 'No release of mf-account was ever published.'],
  ])('%j is answered by one sentence', async (words, sentence) => {
    await expect(said(...words)).rejects.toThrow(sentence)
  })

  test('lists an empty registry', async () => {
    expect(await said('list')).toMatch(/^registry 0, valid until/)
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
    remotes: {
      'mf-tea': {
        versions: {
          '1': version(1),
          '2': version(2),
          '3': version(3, { quarantined: 'it broke the cart' }),
          '4': version(4),
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
      '  4  2026-11-04T00:00:00.000Z  canary 10 % goa, pune',
      '  3  2026-11-03T00:00:00.000Z  quarantined: it broke the cart',
      '  2  2026-11-02T00:00:00.000Z  stable',
      '  1  2026-11-01T00:00:00.000Z  where a rollback goes',
    ])
  })
})
