import { createHash } from 'node:crypto'
import path from 'node:path'
import type { LoaderContext } from 'webpack'
import { workspaceRoot } from '../workspace.ts'

/** Stands for a release's id while its modules are compiled; ClassPrefixPlugin writes the id. */
export const prefixMark = 'nukkad_id_of_the_release'

/**
 * Class names carry the release's id, so that two versions and two remotes never style each other. They are made from
 * file and name alone: browser and server build must come to the same ones.
 */
export function classNames(prefix: string, readable: boolean) {
  return (context: LoaderContext<object>, _template: string, local: string): string => {
    const file = path.relative(workspaceRoot, context.resourcePath).split(path.sep).join('/')
    const hash = createHash('sha256').update(`${file}\0${local}`).digest('hex').slice(0, 6)
    return readable ? `${prefix}_${local}_${hash}` : `${prefix}_${hash}`
  }
}
