import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { LoaderContext } from 'webpack'
import { workspaceRoot } from '../workspace.ts'

/** Placeholder for a release's id while its modules are compiled; ClassPrefixPlugin replaces it. */
export const prefixMark = 'nukkad_id_of_the_release'

/** A hash in base 36. Among a hundred style sheets, five characters collide once in 12,000 remotes. */
const hashOf = (text: string, length: number): string =>
  BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    .toString(36)
    .slice(-length)

/** Names in a style sheet in order of first appearance; colours like `#eee` are included, which does no harm. */
function namesIn(css: string): string[] {
  const found = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/[.#](-?[a-z_][\w-]*)|@keyframes\s+([\w-]+)/gi)
  return [...new Set(Array.from(found, ([, selected, ofKeyframes]) => selected ?? ofKeyframes ?? ''))]
}

/**
 * The name that a class of the style sheet `file` has in pages, undefined if the sheet lacks the class. Names carry the
 * release's id as `prefix`, so that two versions or two remotes never style each other. They depend only on the style
 * sheet and the position in it, because browser and server builds must get the same names. A page carries hundreds of
 * them, and numbers within one sheet take a third of the bytes of hashes.
 */
export function classNameIn(prefix: string, file: string, local: string): string | undefined {
  const place = namesIn(readFileSync(file, 'utf8')).indexOf(local)
  return place === -1 ? undefined : `${prefix}_${sheetName(file)}${place.toString(36)}`
}

const sheetName = (file: string): string => hashOf(path.relative(workspaceRoot, file).split(path.sep).join('/'), 5)

/** How css-loader gets names; readable ones contain the original name too. */
export function classNames(prefix: string, isReadable: boolean) {
  return ({ resourcePath: file }: LoaderContext<object>, _template: string, local: string): string => {
    const before = isReadable ? `${prefix}_${local}` : prefix
    // The pattern finds no name with an escaped character, and no plain name can refer to one.
    return classNameIn(before, file, local) ?? `${before}_${sheetName(file)}_${hashOf(local, 8)}`
  }
}
