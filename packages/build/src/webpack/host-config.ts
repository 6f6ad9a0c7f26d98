import path from 'node:path'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Configuration } from 'webpack'
import { sharedVersions } from '../shared-libraries.ts'
import { workspaceRoot } from '../workspace.ts'
import { baseConfig } from './base-config.ts'
import { IntegrityPlugin } from './integrity-plugin.ts'
import { LeanLibrariesPlugin } from './lean-libraries-plugin.ts'
import { optimization } from './optimization.ts'
import { type Mode, rules } from './rules.ts'

const hostEntry = path.join(import.meta.dirname, '../loaders/host-entry-loader.ts')
const pureComponents = path.join(import.meta.dirname, '../loaders/pure-components-loader.ts')
const shellEntry = path.join(workspaceRoot, 'shell/src/browser/index.ts')

/**
 * The browser build of the shell: the only copy of the shared libraries, the runtime of containers, and the base
 * styles.
 */
export function hostConfig(mode: Mode, outDir: string, entry = shellEntry): Configuration {
  const base = baseConfig(mode)
  return {
    ...base,
    // The build of rxjs for modern browsers; the one for old browsers contains helper classes.
    resolve: { ...base.resolve, conditionNames: ['es2015', '...'] },
    entry: { shell: `!!${hostEntry}!${entry}` },
    target: ['web', 'es2022'],
    output: {
      path: outDir,
      uniqueName: 'nukkad_shell',
      publicPath: 'auto',
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      clean: true,
    },
    module: {
      rules: [
        ...rules({ prefix: 'nukkad', mode }),
        { test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/, loader: pureComponents },
      ],
    },
    optimization: optimization(mode, true),
    plugins: [
      new LeanLibrariesPlugin(),
      new webpack.DefinePlugin({
        NUKKAD_SHARED_VERSIONS: JSON.stringify(sharedVersions()),
      }),
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:10].css',
        chunkFilename: '[name].[contenthash:10].css',
      }),
      new IntegrityPlugin(),
    ],
  }
}
