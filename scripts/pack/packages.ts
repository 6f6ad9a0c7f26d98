import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A package that other repositories install, with the name of its folder. */
export interface PackedPackage {
  readonly folder: string
  /** entry points that are only for the tests of this work tree */
  readonly leftOut?: readonly string[]
  /** folders that are copied unchanged */
  readonly folders?: readonly string[]
  /** its devDependencies are what teams test and check their remotes with */
  readonly hasTools?: boolean
}

/**
 * The registry's package is included because the build uses it to access the registry; a team depends on the others
 * directly.
 */
export const packedPackages: readonly PackedPackage[] = [
  { folder: 'contracts' },
  { folder: 'ui' },
  { folder: 'platform' },
  { folder: 'registry', leftOut: ['./testing'] },
  {
    folder: 'build',
    leftOut: ['./bundled-program'],
    folders: ['template', 'template-repository'],
    hasTools: true,
  },
]

/** The fields of our package.json files that packing reads. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly type?: string
  readonly sideEffects?: boolean | readonly string[]
  readonly exports: Readonly<Record<string, string>>
  readonly bin?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/**
 * The manifest of a package. Its tools count as dependencies: they are devDependencies here, so that `npm start`
 * installs without them, but a team that installs the package needs them.
 */
export function readManifest(root: string, { folder, hasTools = false }: PackedPackage): Manifest {
  const manifest = JSON.parse(readFileSync(path.join(root, 'packages', folder, 'package.json'), 'utf8')) as Manifest
  const { dependencies, devDependencies } = manifest
  return hasTools ? { ...manifest, dependencies: { ...dependencies, ...devDependencies } } : manifest
}

const source = /\.tsx?$/
const compiled = (file: string) => file.replace(/^\.\/src\//, './dist/')

/** The target of an export once its package is compiled: code with its types, everything else unchanged. */
function packedEntryPoint(file: string): string | { readonly types: string; readonly default: string } {
  const to = compiled(file)
  if (to.endsWith('.d.ts') || !source.test(to)) return to
  return { types: to.replace(source, '.d.ts'), default: to.replace(source, '.js') }
}

/** The package.json of a packed package: built files instead of sources, no scripts, and unchanged exact versions. */
export function packedManifest(manifest: Manifest, { leftOut = [] }: Pick<PackedPackage, 'leftOut'>, license: string) {
  const { name, version, type, sideEffects, exports, bin, dependencies, peerDependencies } = manifest
  const entryPoints = Object.entries(exports).filter(([entryPoint]) => !leftOut.includes(entryPoint))
  return {
    name,
    version,
    license,
    type,
    sideEffects,
    engines: { node: '>=20.19' },
    exports: Object.fromEntries(entryPoints.map(([entryPoint, file]) => [entryPoint, packedEntryPoint(file)])),
    bin:
      bin &&
      Object.fromEntries(Object.entries(bin).map(([word, file]) => [word, compiled(file).replace(source, '.js')])),
    dependencies,
    peerDependencies,
  }
}
