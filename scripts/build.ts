/** `npm run build`: builds the servers and the shell's browser half, unless they are up to date. Starts nothing. */
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { buildHost } from '@nukkad/build'
import { writeEdition } from '../packages/api/src/schema/schema-edition.ts'
import { schemaFolders } from '../packages/api/src/schema-folders.ts'
// @ts-expect-error plain JavaScript, because npm start runs it before anything is installed
import { bundleServers } from './bundle.mjs'
import { root } from './start/settings.ts'

await bundleServers()
noteEdition()
await buildHost()
/**
 * When the commit was made whose functions, views and triggers are built; nothing for sources without git, or with
 * changes that are not committed.
 */
function noteEdition(): void {
  rmSync(schemaFolders.edition, { force: true })
  try {
    const git = (...words: string[]) =>
      execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
    if (git('status', '--porcelain', '--', schemaFolders.schema) !== '') return
    writeEdition(schemaFolders.edition, schemaFolders.schema, new Date(Number(git('log', '-1', '--format=%ct')) * 1000))
  } catch {
    // Without git or its history.
  }
}

console.log('The servers and the browser half of the shell have been built.')
