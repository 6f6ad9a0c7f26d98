import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { schemaFolders } from '../../schema-folders.ts'
import { folderForData } from '../../testing/database/folder-for-data.ts'

/** in bytes: three hundred files, copied before each test, which took two thirds of its time on a disk */
const room = 64 * 1024 ** 2

/** A copy of the schema and migration files, for tests to change. */
export function ownFolders() {
  const folder = folderForData('nukkad-schema-', room)
  const folders = { schema: path.join(folder, 'schema'), migrations: path.join(folder, 'migrations') }
  const reset = () => {
    for (const part of ['schema', 'migrations'] as const) {
      rmSync(folders[part], { recursive: true, force: true })
      cpSync(schemaFolders[part], folders[part], { recursive: true })
    }
  }
  reset()
  return {
    ...folders,
    /** Restores the files as they are in the repository. */
    reset,
    write: (file: string, text: string) => writeFileSync(path.join(folder, file), text),
    read: (file: string) => readFileSync(path.join(folder, file), 'utf8'),
    /** Replaces text in a file, which must contain it. */
    change(file: string, from: string, to: string) {
      const text = readFileSync(path.join(folder, file), 'utf8')
      if (!text.includes(from)) throw new Error(`${file} does not say '${from}'.`)
      writeFileSync(path.join(folder, file), text.replace(from, to))
    },
    remove: (file: string) => rmSync(path.join(folder, file)),
    drop: () => rmSync(folder, { recursive: true, force: true }),
  }
}
