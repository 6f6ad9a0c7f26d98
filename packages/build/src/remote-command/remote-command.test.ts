import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newRepository } from '../new-remote/new-repository.ts'
import { remoteCommand } from './remote-command.ts'

const folder = () => mkdtempSync(path.join(tmpdir(), 'nukkad-remote-'))

async function said(dir: string, ...words: string[]): Promise<string> {
  const lines: string[] = []
  await remoteCommand(words, { dir, say: (line) => lines.push(line) })
  return lines.join('\n')
}

describe('nukkad-remote', () => {
  const before = { ...process.env }
  beforeEach(() => {
    for (const name of ['REGISTRY_URL', 'REGISTRY_KEY', 'NUKKAD_HOME']) delete process.env[name]
  })
  afterAll(() => {
    process.env = before
  })

  test.each([
    [[], 'A command is missing.'],
    [['launch'], "There is no command 'launch'."],
    [['constructor'], "There is no command 'constructor'."],
    [['new'], 'The name, such as mf-tea-guide, is missing.'],
    [['new', 'tea'], "not 'tea'"],
    [['release'], 'REGISTRY_URL is missing'],
    [['release', 'list'], 'REGISTRY_URL is missing'],
    [['release', 'all'], 'There is only one remote here'],
    [['release', 'key', 'new'], 'The file is missing.'],
    [['dev', '--port', 'tea'], "'tea' is not a port."],
    [['build'], 'package.json'],
  ])('%j fails with one sentence', async (words, sentence) => {
    await expect(said(folder(), ...words)).rejects.toThrow(sentence)
  })

  test('needs the key of the team before it connects to a registry', async () => {
    process.env.REGISTRY_URL = 'http://127.0.0.1:9'
    await expect(said(folder(), 'release', 'list')).rejects.toThrow('REGISTRY_KEY is missing')
  })

  test('creates a team key without a registry, and says which part is private', async () => {
    const dir = folder()
    const file = path.join(dir, 'team.key')
    expect(await said(dir, 'release', 'key', 'new', file)).toContain('keep it secret')
    expect(readFileSync(`${file}.pub`, 'utf8')).toContain('BEGIN PUBLIC KEY')
    await expect(said(dir, 'release', 'key', 'new', file)).rejects.toThrow('already exists.')
  })

  test('releases the remote of its folder and no other', async () => {
    const dir = folder()
    newRepository('mf-tea', dir)
    process.env.REGISTRY_URL = 'http://127.0.0.1:9'
    process.env.REGISTRY_KEY = path.join(dir, 'team.key')
    await expect(said(dir, 'release')).rejects.toThrow('There is no key in')
  })

  test('creates a remote and says what comes next', async () => {
    const words = await said(folder(), 'new', 'mf-tea')
    expect(words).toContain('mf-tea was created, with one page at /tea.')
    expect(words).toContain('npm run release')
  })
})
