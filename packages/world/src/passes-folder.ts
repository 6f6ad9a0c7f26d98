import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The rendered passes of all models: this file lies in its package, or bundled with a program elsewhere in the work tree. */
export const passesFolder = above(path.dirname(fileURLToPath(import.meta.url)))

function above(folder: string): string {
  const found = ['passes', 'packages/world/passes']
    .map((name) => path.join(folder, name))
    .find((name) => existsSync(name))
  const next = path.dirname(folder)
  if (found) return found
  if (next === folder) throw new Error('The passes of packages/world are nowhere above this program.')
  return above(next)
}
