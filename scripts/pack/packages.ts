import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A package that other repositories install, by the name of its folder. */
export interface PackedPackage {
  readonly folder: string
  /** doors that are for the tests of this work tree */
  readonly leftOut?: readonly string[]
  /** folders that go along as they are */
  readonly folders?: readonly string[]
}

/** The registry's package goes along because the build asks the registry by it; a team names the others. */
export const packedPackages: readonly PackedPackage[] = [
  { folder: 'contracts' },
  { folder: 'ui' },
  { folder: 'platform' },
  { folder: 'registry', leftOut: ['./testing'] },
  { folder: 'build', folders: ['template', 'template-repository'] },
]

/** What a package.json of ours says, as far as packing reads it. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly type?: string
  readonly sideEffects?: boolean | readonly string[]
  readonly exports: Readonly<Record<string, string>>
  readonly bin?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

export const readManifest = (root: string, folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(root, 'packages', folder, 'package.json'), 'utf8')) as Manifest

const source = /\.tsx?$/
const compiled = (file: string) => file.replace(/^\.\/src\//, './dist/')

/** Where a door leads once its package is compiled: code comes with its types, all else as it is. */
function packedDoor(file: string): string | { readonly types: string; readonly default: string } {
  const to = compiled(file)
  if (to.endsWith('.d.ts') || !source.test(to)) return to
  return { types: to.replace(source, '.d.ts'), default: to.replace(source, '.js') }
}

/** The package.json of a packed package: built files in place of sources, no scripts, and exact versions as they are. */
export function packedManifest(manifest: Manifest, { leftOut = [] }: Pick<PackedPackage, 'leftOut'>, license: string) {
  const { name, version, type, sideEffects, exports, bin, dependencies, peerDependencies } = manifest
  const doors = Object.entries(exports).filter(([door]) => !leftOut.includes(door))
  return {
    ...{ name, version, license, type, sideEffects },
    engines: { node: '>=20.19' },
    exports: Object.fromEntries(doors.map(([door, file]) => [door, packedDoor(file)])),
    bin:
      bin &&
      Object.fromEntries(Object.entries(bin).map(([word, file]) => [word, compiled(file).replace(source, '.js')])),
    ...{ dependencies, peerDependencies },
  }
}
