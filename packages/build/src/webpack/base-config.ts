import type { Configuration } from 'webpack'
import { workspaceRoot } from '../workspace.ts'
import type { Mode } from './rules.ts'

/** What every build has in common. Modules are named from the root, so a clone elsewhere builds the same bytes. */
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
