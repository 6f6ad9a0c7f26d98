/**
 * `npm run pack`: tarballs of the packages that other repositories need for remotes, in .nukkad/packs or a given
 * folder.
 */
import path from 'node:path'
import { packPackages } from './pack/pack-packages.ts'

const root = path.resolve(import.meta.dirname, '..')
const out = path.resolve(process.argv[2] ?? path.join(root, '.nukkad/packs'))
try {
  for (const file of packPackages(root, out)) console.log(path.relative(process.cwd(), file))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
