import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * A source file or a style sheet: its path from the root of the repository, with `/`, its text, and whether it is a
 * test or test code.
 */
export interface Source {
  readonly file: string
  readonly text: string
  readonly isTest: boolean
}

const places = ['packages', 'shell', 'scripts']
const leftOut = new Set(['node_modules', 'dist', 'template'])
/** Declarations and the demo data are not measured. */
const unmeasured = /\.d\.m?ts$|^packages\/world\/src\/data\//
/** A rule reads style sheets only where it says so. */
export const isStyleSheet = ({ file }: Pick<Source, 'file'>): boolean => file.endsWith('.css')

const madeForTests = /\.(test|given|fixtures|journey)\.tsx?$|\/testing\//

/** The source files and style sheets of all workspaces, sorted by path. */
export function readSources(root: string): Source[] {
  const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'))
  return [...places, ...remotes]
    .flatMap((place) => filesBelow(root, place))
    .filter((file) => /\.(tsx?|css)$/.test(file) && !unmeasured.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8'), isTest: madeForTests.test(file) }))
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`
    if (entry.isDirectory()) return leftOut.has(entry.name) || entry.name.startsWith('.') ? [] : filesBelow(root, file)
    return entry.isFile() ? [file] : []
  })
}
