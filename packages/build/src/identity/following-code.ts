import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { BuildOptions } from 'esbuild'

/** Third-party packages, by name; their version identifies their content. */
function foreignPackages(root: string): string[] {
  const folder = path.join(root, 'node_modules')
  return readdirSync(folder).flatMap((name) => {
    if (name.startsWith('.') || name === '@nukkad') return []
    return name.startsWith('@') ? readdirSync(path.join(folder, name)).map((inner) => `${name}/${inner}`) : [name]
  })
}

/** Assets beside the code are hashed as they are. */
export const assets = Object.fromEntries(
  ['.svg', '.png', '.webp', '.avif', '.jpg', '.jpeg', '.woff2'].map((ending) => [ending, 'dataurl' as const]),
)

/** esbuild options for following code from file to file without writing anything; third-party packages are left out. */
export const following = (root: string) =>
  ({
    absWorkingDir: root,
    nodePaths: [path.join(root, 'node_modules')],
    outdir: path.join(root, 'node_modules/.never-written'),
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    // In a single file, a dynamic import would bring everything that its packages export.
    splitting: true,
    platform: 'node',
    jsx: 'automatic',
    logLevel: 'silent',
    loader: assets,
    external: foreignPackages(root),
  }) as const satisfies BuildOptions
