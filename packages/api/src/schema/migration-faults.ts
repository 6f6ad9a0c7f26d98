import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { baseline } from './adopt-earlier.ts'

const makesCode = /^\s*(?:create|alter)\s+(?:or\s+replace\s+)?(?:constraint\s+)?(function|view|trigger)\b/im

/** Functions, views and triggers are created from files only; a migration replacing one would be undone by its file. */
export function migrationFaults(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => Number.parseInt(file, 10) > baseline)
    .flatMap((file) => {
      const [, kind] = makesCode.exec(readFileSync(path.join(folder, file), 'utf8')) ?? []
      return kind ? [`migrations/${file}: a ${kind} is made from its file in schema, not by a migration`] : []
    })
}
