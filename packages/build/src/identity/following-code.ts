import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { BuildOptions } from 'esbuild'

/** Packages that are not ours, by name: their version says what is in them. */
function foreignPackages(root: string): string[] {
  const folder = path.join(root, 'node_modules')
  return readdirSync(folder).flatMap((name) => {
    if (name.startsWith('.') || name === '@nukkad') return []
    return name.startsWith('@') ? readdirSync(path.join(folder, name)).map((inner) => `${name}/${inner}`) : [name]
  })
}

/** What lies beside code is taken as it is. */
export const assets = Object.fromEntries(
  ['.svg', '.png', '.webp', '.avif', '.jpg', '.jpeg', '.woff2'].map((ending) => [ending, 'dataurl' as const]),
)

/** How code is followed from file to file by esbuild, which writes nothing; packages that are not ours are left out. */
export const following = (root: string) =>
  ({
    absWorkingDir: root,
    nodePaths: [path.join(root, 'node_modules')],
    outdir: path.join(root, 'node_modules/.never-written'),
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    // In one file, what is imported late would bring all that its packages export.
    splitting: true,
    platform: 'node',
    jsx: 'automatic',
    logLevel: 'silent',
    loader: assets,
    external: foreignPackages(root),
  }) as const satisfies BuildOptions
