import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const here = path.dirname(fileURLToPath(import.meta.url))

/** The rendered passes of all models. */
export const passesFolder = above(here, 'passes')
/** The cut fonts for text in pictures. */
export const fontFolder = above(here, 'fonts')

/** A folder of this package, found from this file or from a bundle elsewhere in the work tree. */
function above(folder: string, wanted: string): string {
  const found = [wanted, `packages/world/${wanted}`]
    .map((name) => path.join(folder, name))
    .find((name) => existsSync(name))
  const next = path.dirname(folder)
  if (found) return found
  if (next === folder) throw new Error(`The folder ${wanted} of packages/world is nowhere above this program.`)
  return above(next, wanted)
}
