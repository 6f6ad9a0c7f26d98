import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Tests and test helpers; the platform's testing entry point is packed, for the tests of remotes. */
const notPacked = /(\.test\.[cm]?tsx?|\.given\.tsx?)$/
const testing = ['registry', 'build']

/**
 * Throws the compiler's output on failure. Afterwards `<out>/<folder>/src` contains JavaScript and declarations of each
 * package.
 */
export function compile(root: string, folders: readonly string[], out: string): void {
  const sources = folders.map((folder) => path.join(root, 'packages', folder, 'src'))
  const config = {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      noEmitOnError: true,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: path.join(root, 'packages'),
      outDir: out,
      typeRoots: [path.join(root, 'node_modules/@types')],
    },
    include: sources,
    exclude: [
      ...sources.flatMap((folder) => ['test.ts', 'test.tsx'].map((end) => `${folder}/**/*.${end}`)),
      ...sources.map((folder) => `${folder}/**/*.given.ts`),
      ...testing.map((folder) => path.join(root, 'packages', folder, 'src/testing')),
    ],
  }
  mkdirSync(out, { recursive: true })
  const file = path.join(out, 'tsconfig.json')
  writeFileSync(file, JSON.stringify(config))
  const tsc = path.join(root, 'node_modules/typescript7/bin/tsc')
  const done = spawnSync(process.execPath, [tsc, '-p', file], { cwd: root, encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`The packages do not compile.\n${done.stdout}${done.stderr}`)
}

/** Copies what the compiler does not emit: styles, fonts, declarations and hand-written modules. */
export function copyAssets(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    filter: (file) => file.endsWith('.d.ts') || !(/\.tsx?$/.test(file) || notPacked.test(file)),
  })
}
