import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { releaseCommand } from './release-command.ts'

let home: string
const file = (name: string) => path.join(home, name)
async function said(...words: string[]): Promise<string> {
  const lines: string[] = []
  await releaseCommand(words, { home, say: (line) => lines.push(line) })
  return lines.join('\n')
}
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'nukkad-keys-'))
})
afterEach(() => {
  delete process.env.REGISTRY_ROOT_KEY
})

test('a team gets a key, releases with it, and loses it again', async () => {
  const made = await said('key', 'new', file('tea.key'))
  const [, keyId = ''] = /^The key ([0-9a-f]{16}) is in /.exec(made) ?? []
  expect(statSync(file('tea.key')).mode & 0o777).toBe(0o600)
  expect(readFileSync(file('tea.key.pub'), 'utf8')).toMatch(/^-----BEGIN PUBLIC KEY/)
  await expect(said('key', 'new', file('tea.key'))).rejects.toThrow('already exists')

  expect(await said('team', 'tea', '--key', file('tea.key.pub'), '--remote', 'mf-tea')).toContain(
    `tea may release mf-tea, with these keys: ${keyId}.`,
  )
  expect(await said('team', 'tea', '--remote', 'mf-kettle')).toContain('tea may release mf-tea, mf-kettle')
  expect(await said('key', 'revoke', 'tea', keyId)).toContain('has been revoked')
  expect(await said('team', 'tea', '--remote', 'mf-cup')).toContain('with these keys: none yet.')
  await expect(said('key', 'revoke', 'tea', 'ffffffffffffffff')).rejects.toThrow('tea has no key ffffffffffffffff.')
  expect(await said('log')).toMatch(/operator: keys \(version 5\)/)
})

test('concurrent key changes by operators do not overwrite each other', async () => {
  await said('list')
  const teams = ['tea', 'kettle', 'cup']
  const all = await Promise.all(teams.map((name) => said('team', name, '--remote', `mf-${name}`)))
  expect(all).toEqual(teams.map((name) => expect.stringContaining(`${name} may release mf-${name}`)))
  expect(await said('log')).toMatch(/operator: keys \(version 4\)/)
})

test('after a root rotation the previous root is not accepted', async () => {
  await said('list')
  await said('key', 'new', file('root2.key'))
  expect(await said('root', 'rotate', file('root2.key'))).toContain('REGISTRY_ROOT_KEY')

  await expect(said('team', 'tea', '--remote', 'mf-tea')).rejects.toThrow('not signed by the roots')
  process.env.REGISTRY_ROOT_KEY = file('root2.key')
  expect(await said('team', 'tea', '--remote', 'mf-tea')).toContain('with these keys: none yet')
})

test('a key of the registry is added, and one is left in any case', async () => {
  await said('list')
  const [, keyId = ''] = /^The key ([0-9a-f]{16}) is in /.exec(await said('key', 'new', file('registry-2.key'))) ?? []
  const added = await said('registry-key', 'add', file('registry-2.key.pub'))
  const [before = ''] = (added.match(/[0-9a-f]{16}/g) ?? []).filter((id) => id !== keyId)
  expect(added).toContain(keyId)
  expect(await said('registry-key', 'remove', keyId)).toContain('sign with these keys: ')
  await expect(said('registry-key', 'remove', keyId)).rejects.toThrow(`The registry has no key ${keyId}.`)
  await expect(said('registry-key', 'remove', before)).rejects.toThrow('add the next one first')
})

test.each([
  [['registry-key'], "Use 'registry-key add <file.pub>'"],
  [['registry-key', 'add', '/nowhere.pub'], 'There is no public key in /nowhere.pub.'],
  [['key'], "Use 'key new <file>' to create a key"],
  [['key', 'new'], 'The file is missing.'],
  [['key', 'revoke', 'tea'], 'The id of the key is missing.'],
  [['team'], 'The team is missing.'],
  [['team', 'tea', '--key', '/nowhere.pub'], 'There is no public key in /nowhere.pub.'],
  [['team', 'Tea!', '--remote', 'mf-tea'], 'do not have the expected shape'],
  [['root'], "Use 'root rotate <file>' to replace the root key."],
  [['root', 'rotate', '/nowhere.key'], 'There is no key in /nowhere.key'],
])('%j fails with one sentence', async (words, sentence) => {
  await expect(said(...words)).rejects.toThrow(sentence)
})

test('shells reports that no shell reads the registry', async () => {
  expect(await said('shells')).toMatch(/\nNo shell reads this registry at the moment\.$/)
  expect(existsSync(file('registry/keys/root.key'))).toBe(true)
})
