import path from 'node:path'
import webpack, { type Configuration } from 'webpack'
import type { IdentifiedRemote } from '../fingerprint.ts'
import { sharedLibraries } from '../shared-libraries.ts'
import { ending } from '../workspace.ts'
import { baseConfig } from './base-config.ts'
import { LeanLibrariesPlugin } from './lean-libraries-plugin.ts'
import { type Mode, rules } from './rules.ts'

const serverEntry = path.join(import.meta.dirname, `../loaders/server-entry-loader${ending}`)

/** The server half of a release: one CommonJS file that asks its renderer for the shared libraries and nothing else. */
export function serverConfig(remote: IdentifiedRemote, mode: Mode, outDir: string): Configuration {
  const slots = Object.entries(remote.slots).map(([slot, source]) => [slot, path.resolve(remote.dir, source)])
  const options = JSON.stringify({ slots: Object.fromEntries(slots) })
  return {
    ...baseConfig(mode),
    entry: { index: `!!${serverEntry}?${options}!${path.join(remote.dir, 'package.json')}` },
    target: 'node20',
    // What only a browser can run is no part of it.
    resolve: { ...baseConfig(mode).resolve, alias: { 'maplibre-gl': false } },
    externals: Object.fromEntries(sharedLibraries.map((request) => [request, `commonjs ${request}`])),
    output: { path: outDir, filename: 'index.cjs', library: { type: 'commonjs2' }, clean: true },
    module: {
      // Where the bundle lies on the disk is nobody's business, and its loader does not tell it.
      parser: { javascript: { url: 'relative' } },
      rules: rules({
        id: remote.id,
        mode,
        target: 'server',
        assetBase: `/releases/${remote.name}/${remote.version}/browser/`,
      }),
    },
    // Readable on purpose: nobody downloads it, and a stack trace of a failed render should say where.
    optimization: { minimize: false, moduleIds: 'deterministic', splitChunks: false },
    plugins: [new LeanLibrariesPlugin('icons'), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  }
}
