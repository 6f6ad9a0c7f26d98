import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import type { Chunk, Configuration } from 'webpack'
import type { Mode } from './rules.ts'

/**
 * All styles in one file, for a remote whose slots are on every page: the first paint waits for each file, and the
 * styles of what opens later come with the slot anyway.
 */
const oneStylesheet = {
  cacheGroups: { styles: { type: 'css/mini-extract', name: 'styles', chunks: 'all', enforce: true } },
} as const

interface Origin {
  readonly module?: unknown
}
/** A concatenated module is represented by its root, whose resource is the file that was written. */
function isInKinds({ module }: Origin): boolean {
  const { resource, rootModule } = (module ?? {}) as { resource?: string; rootModule?: { resource?: string } }
  return /packages[\\/]blocks[\\/]src[\\/]kinds[\\/]/.test(resource ?? rootModule?.resource ?? '')
}

/**
 * The styles of all kinds of blocks whose code is loaded with the block, in one file: which kinds a page has is not
 * known at build time, and the first paint waits for each file.
 */
const oneBlockStylesheet = {
  cacheGroups: {
    blocks: {
      type: 'css/mini-extract',
      name: 'blocks',
      enforce: true,
      chunks: (chunk: Chunk) => [...chunk.groupsIterable].every(({ origins }) => (origins as Origin[]).some(isInKinds)),
    },
  },
}

/**
 * Asks Chromium to compile whole files in the background while they download: functions compiled on their first call
 * would delay the first tap. The files are small, and most of their functions are called.
 */
const compileHint = '//# allFunctionsCalledOnLoad'

/** Small output and few files: code shared by screens becomes a separate file only where that saves a real download. */
export function optimization(mode: Mode, hasScreens: boolean): Configuration['optimization'] {
  if (mode === 'development') return { emitOnErrors: false, minimize: false, moduleIds: 'named', chunkIds: 'named' }
  return {
    moduleIds: 'deterministic',
    chunkIds: 'deterministic',
    splitChunks: {
      chunks: 'async',
      minSize: 20_000,
      // Without styles in this list, every few rules that two slots share would become a file.
      defaultSizeTypes: ['javascript', 'css/mini-extract', 'unknown'],
      maxAsyncRequests: 3,
      maxInitialRequests: 3,
      ...(hasScreens ? oneBlockStylesheet : oneStylesheet),
    },
    minimizer: [
      new TerserPlugin({
        // As small as terser's output, in a thirtieth of the time.
        minify: TerserPlugin.swcMinify,
        extractComments: false,
        parallel: false,
        terserOptions: {
          ecma: 2020,
          module: false,
          mangle: true,
          format: { comments: false, preamble: `${compileHint}\n` },
          compress: { passes: 2, ecma: 2020 },
        },
      }),
      new CssMinimizerPlugin({
        minify: CssMinimizerPlugin.lightningCssMinify,
        parallel: false,
      }),
    ],
  }
}
