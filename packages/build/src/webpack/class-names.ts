import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { LoaderContext } from 'webpack'
import { workspaceRoot } from '../workspace.ts'

/** Stands for a release's id while its modules are compiled; ClassPrefixPlugin writes the id. */
export const prefixMark = 'nukkad_id_of_the_release'

/** As letters and digits. Among a hundred style sheets, five of them are the same for two once in 12,000 remotes. */
const hashOf = (text: string, length: number): string =>
  BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    .toString(36)
    .slice(-length)

/** Names in a style sheet in the order in which they first stand there; of colours like `#eee` too, which does no harm. */
function namesIn(css: string): string[] {
  const found = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/[.#](-?[a-z_][\w-]*)|@keyframes\s+([\w-]+)/gi)
  return [...new Set(Array.from(found, ([, selected, ofKeyframes]) => selected ?? ofKeyframes ?? ''))]
}

/**
 * The name that a class of the style sheet `file` has in pages, undefined where the sheet says nothing of it. Names carry
 * the release's id as `prefix`, so that two versions and two remotes never style each other. They are made from the
 * style sheet and the place in it alone: browser and server build must come to the same ones. A page carries some
 * hundreds of them, and numbers of one sheet take a third of the bytes that hashes take.
 */
export function classNameIn(prefix: string, file: string, local: string): string | undefined {
  const place = namesIn(readFileSync(file, 'utf8')).indexOf(local)
  return place === -1 ? undefined : `${prefix}_${sheetName(file)}${place.toString(36)}`
}

const sheetName = (file: string): string => hashOf(path.relative(workspaceRoot, file).split(path.sep).join('/'), 5)

/** How css-loader asks for names; readable ones say what was written too. */
export function classNames(prefix: string, isReadable: boolean) {
  return ({ resourcePath: file }: LoaderContext<object>, _template: string, local: string): string => {
    const before = isReadable ? `${prefix}_${local}` : prefix
    // A name with an escaped letter is found by no pattern, and can be used by no plain name.
    return classNameIn(before, file, local) ?? `${before}_${sheetName(file)}_${hashOf(local, 8)}`
  }
}
