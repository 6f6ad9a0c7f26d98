import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import type { Chunk, Configuration } from 'webpack'
import type { Mode } from './rules.ts'

/**
 * All styles in one file, for a remote whose slots stand on every page: the first paint waits for each file, and styles
 * of what opens later come with the slot anyway.
 */
const oneStylesheet = {
  cacheGroups: { styles: { type: 'css/mini-extract', name: 'styles', chunks: 'all', enforce: true } },
} as const

interface Origin {
  readonly module?: unknown
}
/** A concatenated module stands for its root, whose resource is the file that was written. */
function isInKinds({ module }: Origin): boolean {
  const { resource, rootModule } = (module ?? {}) as { resource?: string; rootModule?: { resource?: string } }
  return /packages[\\/]blocks[\\/]src[\\/]kinds[\\/]/.test(resource ?? rootModule?.resource ?? '')
}

/**
 * Styles of the kinds of blocks whose code comes where such a block stands, in one file: which of them stand on a page is
 * not known when it is built, and the first paint waits for each file.
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
 * Asks Chromium to compile whole files while they come in, beside the page: functions compiled when they are first called
 * would make the first tap on anything wait. Files are small and hold little that is never called.
 */
const compileHint = '//# allFunctionsCalledOnLoad'

/** Small output and few files: what screens share becomes a file of its own only where that saves a real download. */
export function optimization(mode: Mode, hasScreens: boolean): Configuration['optimization'] {
  if (mode === 'development') return { emitOnErrors: false, minimize: false, moduleIds: 'named', chunkIds: 'named' }
  return {
    moduleIds: 'deterministic',
    chunkIds: 'deterministic',
    splitChunks: {
      chunks: 'async',
      minSize: 20_000,
      // Without the styles in this list every few rules that two slots share would be a file.
      defaultSizeTypes: ['javascript', 'css/mini-extract', 'unknown'],
      maxAsyncRequests: 3,
      maxInitialRequests: 3,
      ...(hasScreens ? oneBlockStylesheet : oneStylesheet),
    },
    minimizer: [
      new TerserPlugin({
        // As small as terser's, in a thirtieth of its time.
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
