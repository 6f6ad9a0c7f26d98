import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const made: string[] = []
afterAll(() => {
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true })
})

/** A temporary folder, deleted after the tests of the file. */
export function givenFolder(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'nukkad-test-'))
  made.push(dir)
  return dir
}

/** A remote's folder with these files below `src`, and a function that writes more of them. */
export function givenRemote(files: Readonly<Record<string, string>>) {
  const dir = givenFolder()
  const write = (file: string, text: string) => {
    mkdirSync(path.join(dir, 'src'), { recursive: true })
    writeFileSync(path.join(dir, 'src', file), text)
  }
  for (const [file, text] of Object.entries(files)) write(file, text)
  return { dir, write }
}
