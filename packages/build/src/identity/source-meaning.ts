import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'
import type { RemotePackage } from '../remote-package.ts'
import { sharedLibraries } from '../shared-libraries.ts'
import { codeFolder, ending, workspaceRoot } from '../workspace.ts'
import { assets, following } from './following-code.ts'
import { lockedVersions } from './locked-versions.ts'

/** The libraries shared by the shell, without the platform, of which only one file is shared. */
const libraries = sharedLibraries.filter((request) => !request.startsWith('@nukkad/'))

interface Bundled {
  readonly hash: string
  /** packages that it imports but does not contain */
  readonly packages: readonly string[]
}

/** Everything that these files import, without comments, types, formatting and unused code. */
function bundled(files: readonly string[], root: string): Bundled {
  const options = following(root)
  const result = buildSync({
    ...options,
    entryPoints: [...files],
    // Minified so that the hash ignores how the code is written, not to save bytes.
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    loader: { ...assets, '.css': 'css', '.module.css': 'local-css' },
    // The platform's main entry point is shared by the shell; its other entry points are bundled wherever they are
    // used.
    external: [...options.external, ...libraries, path.join(codeFolder('platform', root), `index${ending}`)],
  })
  const hash = createHash('sha256')
  for (const { path: file, contents } of result.outputFiles.sort((a, b) => (a.path < b.path ? -1 : 1))) {
    hash.update(path.basename(file)).update('\0').update(contents).update('\0')
  }
  hash.update(toldToWebpack(Object.keys(result.metafile.inputs), root).join())
  const imports = Object.values(result.metafile.outputs).flatMap((output) => output.imports)
  return {
    hash: hash.digest('hex'),
    packages: [...new Set(imports.filter((one) => one.external).map((one) => one.path))],
  }
}

/**
 * The comments that webpack reads, such as how a folder of modules is split into files; no other comments change a
 * build.
 */
const toldToWebpack = (files: readonly string[], root: string): string[] =>
  files.flatMap((file) => readFileSync(path.join(root, file), 'utf8').match(/\/\*\s*webpack[^*]*\*\//g) ?? []).sort()

/** The code that shapes the files of a release: the build itself, without the commands around it. */
const builders = ['build-remote', 'webpack/browser-config', 'server/build-server', 'release/release-files']

/** Packages that the build refers to by name instead of importing: loaders, and what the minimizer uses. */
const namedInTexts = ['css-loader', 'ts-loader', '@swc/core', 'lightningcss']

let ofBuild: string | undefined
function meaningOfBuild(): string {
  if (ofBuild !== undefined) return ofBuild
  const folder = codeFolder('build')
  const loaders = ['loaders', 'host'].flatMap((inner) =>
    readdirSync(path.join(folder, inner))
      .filter((name) => !/\.(test|d)\./.test(name))
      .map((name) => path.join(folder, inner, name)),
  )
  const { hash, packages } = bundled(
    [...builders.map((name) => path.join(folder, `${name}${ending}`)), ...loaders],
    workspaceRoot,
  )
  ofBuild = `${hash} ${lockedVersions(workspaceRoot, [...packages, ...namedInTexts])}`
  return ofBuild
}

/**
 * A hash of what a build of this remote produces: the code that its slots import, wherever in the work tree it is, the
 * versions of the packages that this code requires, and the build itself. Comments, tests, and additions to other
 * packages that this remote does not use do not change it.
 */
export function sourceMeaning(remote: RemotePackage, root = workspaceRoot): string {
  const { dir, name, slots, platform } = remote
  const routes = path.join(dir, 'src/routes.ts')
  // The browser half contains it where the code imports the structured data itself.
  const replacing = path.join(codeFolder('platform', root), 'structured-data', `in-browser${ending}`)
  const files = [
    ...Object.values(slots).map((file) => path.resolve(dir, file)),
    ...[routes, replacing].filter((file) => existsSync(file)),
  ]
  const { hash, packages } = bundled([...new Set(files)], root)
  return createHash('sha256')
    .update(JSON.stringify([name, platform, Object.keys(slots), hash]))
    .update(lockedVersions(root, [...packages, ...sharedLibraries]))
    .update(meaningOfBuild())
    .digest('hex')
}
