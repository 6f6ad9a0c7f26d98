import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type DecodedSourceMap, originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { buildSync } from 'esbuild'
import { leanMap } from './bundle-map.mjs'

let root = ''
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'nukkad-bundle-map-'))))
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** A bundle of two of our files with a library between them. */
function bundled() {
  const files = {
    'node_modules/lib/package.json': '{ "main": "index.js" }',
    'node_modules/lib/index.js':
      'export const ofLibrary = (n) => {\n  if (n > 1) throw new Error("library")\n  return n\n}\n',
    'first.js':
      'export function ofOurs(n) {\n\n  return n === 7 ? fail() : n\n}\nconst fail = () => { throw new Error("ours") }\n',
    'main.js':
      'import { ofLibrary } from "lib"\nimport { ofOurs } from "./first.js"\nconsole.log(ofLibrary(1), ofOurs(2))\n',
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  const entryPoints = [path.join(root, 'main.js')]
  const outfile = path.join(root, 'out.mjs')
  const { outputFiles } = buildSync({
    entryPoints,
    outfile,
    bundle: true,
    format: 'esm',
    sourcemap: true,
    write: false,
  })
  const [map, code] = outputFiles as [(typeof outputFiles)[0], (typeof outputFiles)[0]]
  return { code: code.text, map: map.text }
}

/** The position as Node shows it in a stack trace. */
function toldByNode(code: string, map: string, text: string) {
  const lines = code.slice(0, code.indexOf(text)).split('\n')
  const { originalSource, originalLine } = new SourceMap(JSON.parse(map)).findEntry(
    lines.length - 1,
    lines.at(-1)?.length ?? 0,
  ) as { originalSource?: string; originalLine: number }
  return originalSource === undefined ? null : `${originalSource}:${originalLine + 1}`
}

/** The source position of a text in the bundle. */
function sourceOf(code: string, map: string, text: string) {
  const lines = code.slice(0, code.indexOf(text)).split('\n')
  const position = { line: lines.length, column: lines.at(-1)?.length ?? 0 }
  const { source, line } = originalPositionFor(new TraceMap(JSON.parse(map) as DecodedSourceMap), position)
  return source === null ? null : `${source}:${line}`
}

test('leanMap maps every line of our code as before, and none of a library', () => {
  const { code, map } = bundled()
  const lean = leanMap(map)
  for (const text of ['n === 7', 'new Error("ours")', 'console.log']) {
    expect(sourceOf(code, map, text)).toMatch(/^(first|main)\.js:\d+$/)
    expect(sourceOf(code, lean, text)).toBe(sourceOf(code, map, text))
    expect(toldByNode(code, lean, text)).toBe(sourceOf(code, map, text))
  }
  expect(sourceOf(code, map, 'new Error("library")')).toBe('node_modules/lib/index.js:2')
  for (const text of ['n > 1', 'new Error("library")']) {
    expect(sourceOf(code, lean, text)).toBeNull()
    expect(toldByNode(code, lean, text)).toBeNull()
  }
  expect((JSON.parse(lean) as { sources: string[] }).sources).toEqual(['first.js', 'main.js'])
})
