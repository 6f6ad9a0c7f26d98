import type { Configuration } from 'webpack'
import { workspaceRoot } from '../workspace.ts'
import type { Mode } from './rules.ts'

/** Options common to all builds. Modules are named relative to the root, so a clone elsewhere builds the same bytes. */
export function baseConfig(mode: Mode): Configuration {
  return {
    mode,
    context: workspaceRoot,
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    cache: mode === 'development' ? { type: 'memory' } : false,
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    infrastructureLogging: { level: 'error' },
    performance: false,
    stats: 'none',
  }
}
