import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { bundledProgram } from '@nukkad/build/bundled-program'
import { givenBuild, givenFolder, givenRegistry } from '../registry.given.ts'
import { Registry } from '../registry.ts'
import { parseSigned, readSigned } from '../sign.ts'
import { FolderStore } from '../store/folder-store.ts'
import { Journal } from './journal.ts'

let program: string
beforeAll(async () => {
  program = await bundledProgram('packages/registry/src/testing/writer.ts')
})

/** Runs a process that writes versions, killed after `killAfter` lines; returns the versions it reported. */
function writer(home: string, name: string, times: number, killAfter = Number.POSITIVE_INFINITY): Promise<string[]> {
  const child = spawn(process.execPath, [program, home, name, String(times)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
    if (said.split('\n').length > killAfter) child.kill('SIGKILL')
  })
  return new Promise((resolve) => child.once('close', () => resolve(said.split('\n').slice(0, -1))))
}

describe('concurrent writers of the journal', () => {
  test('lose none of 241 changes in separate processes, some of which are killed while writing', async () => {
    const registry = givenRegistry()
    const home = path.dirname(registry.releases)
    await registry.publish(givenBuild('1'))

    const written = await Promise.all([
      ...['a', 'b', 'c', 'd'].map((name) => writer(home, name, 60)),
      writer(home, 'e', 1000, 5),
      writer(home, 'f', 1000, 15),
    ])

    const { remotes, sequence } = await registry.read()
    const known = Object.keys(remotes['mf-tea']?.versions ?? {})
    expect(written.slice(0, 4).map(({ length }) => length)).toEqual([60, 60, 60, 60])
    expect(written.flat().filter((version) => !known.includes(version))).toEqual([])
    // Nothing was written twice: each change has a unique sequence number.
    expect(sequence).toBe(known.length)
    await registry.change({ act: 'test' })
    expect(readSigned(parseSigned(readFileSync(registry.file, 'utf8')), registry.keys.publicKey).sequence).toBe(
      sequence + 1,
    )
  }, 120_000)

  test('are not blocked by what a killed one left, not even by an empty lock file', async () => {
    const registry = givenRegistry()
    await registry.publish(givenBuild('1'))
    writeFileSync(`${registry.file}.lock`, '')
    writeFileSync(path.join(registry.releases, 'registry.journal', '2.json.77.aa.tmp'), 'half')

    await registry.publish(givenBuild('2'))

    expect((await registry.read()).sequence).toBe(2)
  })
})

describe('a change whose writer died before publishing it', () => {
  test('is seen by the next writer and published by the next renewal', async () => {
    const registry = givenRegistry()
    await registry.publish(givenBuild('1'))
    const old = readFileSync(registry.file, 'utf8')
    await registry.publish(givenBuild('2'))
    writeFileSync(registry.file, old)

    expect((await registry.read()).sequence).toBe(2)
    await registry.renew()

    expect(await new Registry({ home: path.dirname(registry.releases) }).read()).toMatchObject({ sequence: 2 })
    expect(JSON.parse(parseSigned(readFileSync(registry.file, 'utf8')).payload).sequence).toBe(2)
  })
})

describe('a damaged registry file', () => {
  test.each(['{"keyId":', ''])('%j is replaced by the last change of the journal', async (text) => {
    const registry = givenRegistry()
    await registry.publish(givenBuild('1'))
    writeFileSync(registry.file, text)

    await registry.publish(givenBuild('2'))

    expect(JSON.parse(parseSigned(readFileSync(registry.file, 'utf8')).payload).sequence).toBe(2)
  })
})

describe('the journal', () => {
  test('keeps the last hundred changes, and refuses to reuse a pruned number', async () => {
    const folder = givenFolder()
    const journal = new Journal(new FolderStore(folder))
    for (let sequence = 1; sequence <= 103; sequence++) expect(await journal.add(sequence, '{}')).toBe(true)
    await journal.prune()

    expect(readdirSync(path.join(folder, 'releases/registry.journal'))).toHaveLength(100)
    expect(await journal.add(2, '{}')).toBe(false)
    expect(await journal.add(103, '{}')).toBe(false)
    expect(await journal.newest()).toBe(103)
  })
})
