import path from 'node:path'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { RuleSetRule } from 'webpack'
import { isContract } from '../loaders/contract-source.ts'
import { ending, rulesFile } from '../workspace.ts'
import { classNames } from './class-names.ts'

export type Mode = 'production' | 'development'

interface RuleOptions {
  /** prefix of class names */
  readonly prefix: string
  readonly mode: Mode
}

const loader = (name: string) => path.join(import.meta.dirname, '../loaders', `${name}${ending}`)

/** The module rules for sources, in remotes and in the shell. */
export function rules({ prefix, mode }: RuleOptions): RuleSetRule[] {
  const cssModules = {
    loader: 'css-loader',
    options: {
      importLoaders: 0,
      modules: {
        getLocalIdent: classNames(prefix, mode === 'development'),
        namedExport: false,
        exportLocalsConvention: 'as-is',
      },
    },
  }
  // Development preserves the original lines for its source maps, which only one loader passes on.
  const literals = mode === 'development' ? [] : literalClasses(prefix)
  return [
    // It imports addresses given at run time, a feature that our code does not use.
    { test: /[\\/]maplibre-gl[\\/]dist[\\/].*\.mjs$/, parser: { exprContextCritical: false } },
    {
      oneOf: [
        { include: isContract, loader: loader('contract-loader') },
        { test: /\.noscript\.tsx$/, loader: loader('noscript-loader') },
        { test: /\.tsx?$/, exclude: /node_modules/, use: [...literals, typescript(mode)] },
        { test: /\.module\.css$/, sideEffects: true, use: [MiniCssExtractPlugin.loader, cssModules] },
        { test: /\.css$/, sideEffects: true, use: [MiniCssExtractPlugin.loader, { loader: 'css-loader' }] },
        {
          test: /\.(svg|png|webp|avif|jpe?g|woff2)$/,
          type: 'asset/resource',
          generator: { filename: 'assets/[name].[contenthash:10][ext]' },
        },
      ],
    },
  ]
}

const literalClasses = (prefix: string) => [
  loader('shared-output-loader'),
  { loader: loader('class-literals-loader'), options: { prefix } },
]

/** TypeScript 6 through ts-loader, one file at a time; types are checked elsewhere, by TypeScript 7. */
function typescript(mode: Mode) {
  return {
    loader: 'ts-loader',
    options: {
      transpileOnly: true,
      configFile: rulesFile('tsconfig.json'),
      instance: mode,
      onlyCompileBundledFiles: true,
      compilerOptions: { noEmit: false, allowImportingTsExtensions: false, sourceMap: mode === 'development' },
    },
  }
}
