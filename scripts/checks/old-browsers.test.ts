import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Phones with Android 6 and 7 keep the web views 106 and 119 for good. Scripts with newer syntax do not run there at
 * all, and the page that the server drew stays; scripts that call what is missing would break in the middle.
 */
const newerThan106: Readonly<Record<string, RegExp>> = {
  'Array.prototype.toReversed and others (110)': /\.(?:toReversed|toSorted|toSpliced)\(/,
  'Array.prototype.with (110)': /\.with\(/,
  'URLSearchParams.prototype.size (113)': /(?:[pP]arams|search|query|parts)\.size\b/,
  'AbortSignal.any (116)': /AbortSignal\.any\(/,
  'groupBy (117)': /\b(?:Object|Map)\.groupBy\(/,
  'Promise.withResolvers (119)': /Promise\.withResolvers\(/,
  'URL.canParse (120)': /URL\.(?:canParse|parse)\(/,
  'Array.fromAsync (121)': /Array\.fromAsync\(/,
  'methods of sets (122)': /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  'methods of iterators (122)': /\.(?:values|keys|entries)\(\)\.(?:map|filter|find|some|every|toArray)\(/,
  'Promise.try (128)': /Promise\.try\(/,
  'RegExp.escape (136)': /RegExp\.escape\(/,
}

const root = path.resolve(__dirname, '../..')
const folders = [
  ...readdirSync(root).flatMap((name) => (name.startsWith('mf-') ? [`${name}/src`] : [])),
  ...['platform', 'ui', 'blocks', 'editor', 'contracts'].map((name) => `packages/${name}/src`),
  'shell/src/browser',
  'shell/src/page-scripts',
]
const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.(?:test|given|stories)\.tsx?$|testing\//.test(name)
const sources = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((name) => ({ name: `${folder}/${name}`, text: readFileSync(path.join(root, folder, name), 'utf8') })),
)

test.each(Object.entries(newerThan106))('scripts of pages do without %s', (_, use) => {
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.filter(({ text }) => use.test(text)).map(({ name }) => name)).toEqual([])
})
