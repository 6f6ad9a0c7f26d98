import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { RotatingLog } from './rotating-log.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'nukkad-log-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const lines = (name: string) => readFileSync(path.join(folder, name), 'utf8').trimEnd().split('\n')

test('a log is continued by the next start', () => {
  const file = path.join(folder, 'added.log')
  for (const word of ['first', 'second']) {
    const log = new RotatingLog({ file })
    log.write(Buffer.from(`${word}\n`))
    log.close()
  }
  expect(lines('added.log')).toEqual(['first', 'second'])
})

test('a log that has grown is rotated, and only some are kept', () => {
  const log = new RotatingLog({ file: path.join(folder, 'long.log'), most: 20, kept: 2 })
  for (let at = 1; at <= 9; at += 1) log.write(Buffer.from(`line ${at} ..\n`))
  log.close()
  expect(
    readdirSync(folder)
      .filter((name) => name.startsWith('long'))
      .sort(),
  ).toEqual(['long.log', 'long.log.1', 'long.log.2'])
  expect([lines('long.log.2'), lines('long.log.1'), lines('long.log')].flat()).toEqual([
    'line 5 ..',
    'line 6 ..',
    'line 7 ..',
    'line 8 ..',
    'line 9 ..',
  ])
})
