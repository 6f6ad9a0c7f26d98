import { createRequire } from 'node:module'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { Configuration } from 'webpack'
import type { IdentifiedRemote } from '../fingerprint.ts'
import { screenModules } from '../release/screen-modules.ts'
import { consumedLibraries } from '../shared-libraries.ts'
import { ending } from '../workspace.ts'
import { baseConfig } from './base-config.ts'
import { prefixMark } from './class-names.ts'
import { ClassPrefixPlugin } from './class-prefix-plugin.ts'
import { snapshotsByContent } from './compile-cache.ts'
import { ContainerRuntimePlugin } from './container-runtime-plugin.ts'
import { LeanLibrariesPlugin } from './lean-libraries-plugin.ts'
import type { MadeModules } from './made-modules.ts'
import { optimization } from './optimization.ts'
import { type Mode, rules } from './rules.ts'
import { SlotInEntryPlugin } from './slot-in-entry-plugin.ts'

// Otherwise the plugin locates webpack by starting it with wrong options and reading the trace, which takes most of a
// second.
process.env.FEDERATION_WEBPACK_PATH = createRequire(import.meta.url).resolve('webpack')

const slotEntry = path.join(import.meta.dirname, `../loaders/slot-entry-loader${ending}`)

/** What a remote's slot is exposed as; the `!!` keeps the usual rules from applying to the generated module. */
function exposes(remote: IdentifiedRemote) {
  return Object.fromEntries(
    Object.entries(remote.slots).map(([slot, source]) => {
      const query = new URLSearchParams({ name: remote.name, slot })
      return [
        `./${slot}`,
        { import: `!!${slotEntry}?${query}!${path.resolve(remote.dir, source)}`, name: `slot-${slot}` },
      ]
    }),
  )
}

const slotsWithScreens = ({ dir, slots }: IdentifiedRemote): string[] =>
  Object.keys(slots).filter((slot) => Object.keys(screenModules(path.resolve(dir, slots[slot] ?? ''))).length > 0)

export interface BrowserOutput {
  readonly outDir: string
  readonly madeModules: MadeModules
  /** replaces the default cache of the mode */
  readonly cache?: Configuration['cache'] | undefined
}

/** Only search engines read structured data, and they read it in the server's HTML. */
const readByNobody = { '@nukkad/platform/structured-data$': '@nukkad/platform/structured-data/in-browser' }

/** The browser half of a release: a federation container, and chunks and stylesheets that the shell may preload. */
export function browserConfig(
  remote: IdentifiedRemote,
  mode: Mode,
  { outDir, madeModules, cache }: BrowserOutput,
): Configuration {
  const base = baseConfig(mode)
  return {
    ...base,
    resolve: { ...base.resolve, alias: readByNobody },
    ...(cache ? { cache, snapshot: snapshotsByContent } : {}),
    entry: {},
    target: ['web', 'es2022'],
    output: {
      path: outDir,
      uniqueName: remote.id,
      publicPath: 'auto',
      // No content hashes: the files are below their version, and every page would have to download the list of hashes.
      filename: '[name].js',
      chunkFilename: '[name].js',
      clean: true,
    },
    module: { rules: rules({ prefix: prefixMark, mode }) },
    optimization: optimization(mode, slotsWithScreens(remote).length > 0),
    plugins: [
      new ModuleFederationPlugin({
        name: remote.id,
        // A property of the window, which can be deleted again; a `var` stays for as long as the page does.
        library: { type: 'window', name: remote.id },
        filename: 'remoteEntry.js',
        exposes: exposes(remote),
        shared: consumedLibraries(remote.platform),
        manifest: false,
        dts: false,
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
      madeModules,
      new ClassPrefixPlugin(remote.id),
      new LeanLibrariesPlugin('icons'),
      new ContainerRuntimePlugin(mode),
      new SlotInEntryPlugin(remote.id, slotsWithScreens(remote)),
      new MiniCssExtractPlugin({
        runtime: false,
        ignoreOrder: true,
        filename: '[name].css',
        chunkFilename: '[name].css',
      }),
    ],
  }
}
