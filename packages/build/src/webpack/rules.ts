import path from 'node:path'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { RuleSetRule } from 'webpack'
import { codeFolder, ending, rulesFile } from '../workspace.ts'
import { classNames } from './class-names.ts'

export type Mode = 'production' | 'development'

interface RuleOptions {
  /** prefix of class names */
  readonly id: string
  readonly mode: Mode
  readonly target: 'browser' | 'server'
  /** where assets of the server build are found by a browser */
  readonly assetBase?: string
}

const loader = (name: string) => path.join(import.meta.dirname, '../loaders', `${name}${ending}`)
const contracts = codeFolder('contracts')

/** How sources become modules, the same in every build. */
export function rules({ id, mode, target, assetBase }: RuleOptions): RuleSetRule[] {
  const cssModules = {
    loader: 'css-loader',
    options: {
      importLoaders: 0,
      modules: {
        getLocalIdent: classNames(id, mode === 'development'),
        exportOnlyLocals: target === 'server',
        namedExport: false,
        exportLocalsConvention: 'as-is',
      },
    },
  }
  const extract = target === 'browser' ? [MiniCssExtractPlugin.loader] : []
  return [
    // It imports by address what a page may hand it later, which none of ours does.
    { test: /[\\/]maplibre-gl[\\/]dist[\\/].*\.mjs$/, parser: { exprContextCritical: false } },
    {
      oneOf: [
        {
          test: /\.[tj]s$/,
          include: [path.join(contracts, 'endpoints'), path.join(contracts, `schema${ending}`)],
          loader: loader('contract-loader'),
        },
        { test: /\.tsx?$/, exclude: /node_modules/, use: [typescript(mode)] },
        { test: /\.module\.css$/, use: [...extract, cssModules] },
        {
          test: /\.css$/,
          sideEffects: true,
          use: target === 'browser' ? [...extract, { loader: 'css-loader' }] : [{ loader: 'css-loader' }],
        },
        {
          test: /\.(svg|png|webp|avif|jpe?g|woff2)$/,
          type: 'asset/resource',
          generator: {
            filename: 'assets/[name].[contenthash:10][ext]',
            ...(assetBase ? { publicPath: assetBase, emit: false } : {}),
          },
        },
      ],
    },
  ]
}

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
