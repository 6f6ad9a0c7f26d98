import path from 'node:path'
import { isBundled } from './bundle-stamp.mjs'

const root = path.resolve(import.meta.dirname, '../..')

/**
 * The processes of a running Nukkad. The output is as deep in the tree as the source, so that relative paths work for
 * both.
 */
export const servers = {
  'scripts/dist/supervisor.cjs': 'scripts/start/supervisor.ts',
  'scripts/dist/stand-ins.cjs': 'scripts/start/stand-ins.ts',
  'packages/api/dist/main.cjs': 'packages/api/src/main.ts',
  'packages/registry/dist/main.cjs': 'packages/registry/src/service/main.ts',
  'packages/world/dist/seed-cli.cjs': 'packages/world/src/seed-cli.ts',
  'shell/dist/server/main.cjs': 'shell/src/server/main.ts',
}

/** The one that is confined to its own file, so libraries are bundled into it too (`shell/render-program.mjs`). */
const confined = 'shell/dist/server/render-child.cjs'

export const outfiles = [...Object.keys(servers), confined]

/** Whether the existing bundles were made from the current sources. Does not load the bundler. */
export const areServersBundled = () => isBundled(root, outfiles)
