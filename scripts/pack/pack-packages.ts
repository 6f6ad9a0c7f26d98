import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { npmCommand } from '../install/npm.mjs'
import { compile, copyAssets } from './compile.ts'
import { packingFaults } from './faults.ts'
import { type PackedPackage, packedManifest, packedPackages, readManifest } from './packages.ts'

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
const writeJson = (file: string, value: unknown) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)

/**
 * Writes the code style rules without what applies only to this work tree: the gates check remotes elsewhere with them.
 */
function writeRules(root: string, to: string): void {
  const { compilerOptions } = readJson(path.join(root, 'tsconfig.json'))
  const { formatter, javascript, css, linter } = readJson(path.join(root, 'biome.json'))
  writeJson(path.join(to, 'tsconfig.json'), { compilerOptions })
  writeJson(path.join(to, 'biome.json'), { formatter, javascript, css, linter })
}

/** Assembles the content of a package in `to`; returns its faults. */
function stage(root: string, packed: PackedPackage, compiled: string, to: string): string[] {
  const { folder, folders = [] } = packed
  const from = path.join(root, 'packages', folder)
  const manifest = readManifest(root, packed)
  const dist = path.join(to, 'dist')
  mkdirSync(to, { recursive: true })
  renameSync(path.join(compiled, folder, 'src'), dist)
  copyAssets(path.join(from, 'src'), dist)
  for (const name of folders) cpSync(path.join(from, name), path.join(to, name), { recursive: true })
  for (const name of ['README.md', 'CHANGELOG.md']) cpSync(path.join(from, name), path.join(to, name))
  cpSync(path.join(root, 'LICENSE'), path.join(to, 'LICENSE'))
  const result = packedManifest(manifest, packed, String(readJson(path.join(root, 'package.json')).license))
  const isBuild = folder === 'build'
  if (isBuild) writeRules(root, to)
  const rules = isBuild ? { './tsconfig.json': './tsconfig.json', './biome.json': './biome.json' } : {}
  writeJson(path.join(to, 'package.json'), { ...result, exports: { ...result.exports, ...rules } })
  return packingFaults(manifest, dist, readFileSync(path.join(to, 'CHANGELOG.md'), 'utf8'))
}

/**
 * Packs what other repositories need for a remote into tarballs in `out`, replacing those there. Returns their files;
 * throws the faults of the packages, one sentence each.
 */
export function packPackages(root: string, out: string): string[] {
  const scratch = mkdtempSync(path.join(tmpdir(), 'nukkad-pack-'))
  mkdirSync(out, { recursive: true })
  for (const old of readdirSync(out).filter((name) => /^nukkad-.*\.tgz$/.test(name))) rmSync(path.join(out, old))
  try {
    const compiled = path.join(scratch, 'compiled')
    compile(
      root,
      packedPackages.map(({ folder }) => folder),
      compiled,
    )
    const staged = packedPackages.map((packed) => ({ packed, to: path.join(scratch, packed.folder) }))
    const faults = staged.flatMap(({ packed, to }) => stage(root, packed, compiled, to))
    if (faults.length > 0) throw new Error(faults.join('\n'))
    const [npm, ...words] = npmCommand()
    const args = ['pack', ...staged.map(({ to }) => to), '--pack-destination', out, '--json', '--loglevel=error']
    const done = spawnSync(npm, [...words, ...args], { cwd: scratch, encoding: 'utf8' })
    if (done.status !== 0) throw new Error(`npm pack failed.\n${done.stderr}`)
    const made = JSON.parse(done.stdout) as readonly { readonly filename: string }[]
    return made.map(({ filename }) => path.join(out, path.basename(filename)))
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}
