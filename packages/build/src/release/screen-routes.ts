import { existsSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { ownerNamed, type Route, type ScreenRoute, screenFault, screenRoute } from '@nukkad/contracts'
import { build } from 'esbuild'
import type { RemotePackage } from '../remote-package.ts'
import { workspaceRoot } from '../workspace.ts'

/** Routes are plain data: anything that takes longer is in an endless loop. */
const longestMs = 2_000

/**
 * The routes of a remote's screens: what its `src/routes.ts` exports as `routes`, empty without that file. Read on each
 * call, because a watch runs in one process. Throws one sentence.
 */
export async function screenRoutes({ dir, name }: Pick<RemotePackage, 'dir' | 'name'>): Promise<ScreenRoute[]> {
  const file = path.join(dir, 'src/routes.ts')
  if (!existsSync(file)) return []
  const rows = await exportedBy(file)
  if (!Array.isArray(rows)) throw new Error(`${file} exports no list 'routes'.`)
  return rows.map((row: Partial<Route>) => {
    const fault = screenFault(row)
    if (fault) throw new Error(`${file}: ${fault}`)
    if (row.owner !== undefined && row.owner !== ownerNamed(name)) {
      throw new Error(`${file}: The screen '${row.name}' belongs to mf-${row.owner}, not to ${name}.`)
    }
    return screenRoute(row as Route)
  })
}

async function exportedBy(file: string): Promise<unknown> {
  const bundle = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    // Packages come from this work tree, wherever the remote is.
    nodePaths: [path.join(workspaceRoot, 'node_modules')],
    logLevel: 'silent',
  })
  const module: { exports: { routes?: unknown } } = { exports: {} }
  try {
    runInNewContext(bundle.outputFiles[0]?.text ?? '', { module, exports: module.exports }, { timeout: longestMs })
    // Copies the value from the other VM context into this one, as plain data.
    return JSON.parse(JSON.stringify(module.exports.routes ?? null))
  } catch (error) {
    throw new Error(`${file} does not load: ${(error as Error).message}`)
  }
}
