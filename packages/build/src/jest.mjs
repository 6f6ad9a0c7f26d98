import { createRequire } from 'node:module'
import path from 'node:path'
import { bundledForJest } from './jest-bundle.mjs'

const require = createRequire(import.meta.url)

/**
 * The shared jest set-up: TypeScript through swc, CSS modules as their names, and packages that are only ES modules
 * transformed too.
 */
const swc = [
  require.resolve('@swc/jest'),
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
  },
]
const browserEnvironment = path.join(import.meta.dirname, 'jest-browser-environment.mjs')
const esModulesOnly = [
  // When packed, these are ES modules in node_modules; in the work tree they are elsewhere.
  '@nukkad',
  'typebox',
  'jose',
  'postgrator',
  'p-limit',
  '@fastify/type-provider-typebox',
  'postal-mime',
  'lucide-react',
  'supercluster',
  'kdbush',
]

/** Almost seven hundred files, which cost a quarter of a second per test file. */
const typebox = ['typebox', 'typebox/value', 'typebox/format', 'typebox/compile']

/**
 * A jest project for one workspace. `environment` is 'node' or 'jsdom'; `more` adds or overrides jest options, and
 * `bundles` names libraries of many files, each list with all entry points that are imported. A test runs in its own
 * context, where each access to a global is looked up again: code that draws streets takes four times as long for
 * `Math` alone. Names that libraries declare themselves (Map, parseInt) can't be passed in like this.
 */
export function jestProject(rootDir, environment = 'node', { bundles = [], ...more } = {}) {
  return {
    displayName: rootDir.split('/').filter(Boolean).at(-1),
    rootDir,
    testEnvironment: environment === 'jsdom' ? browserEnvironment : 'node',
    testMatch: ['<rootDir>/src/**/*.test.ts?(x)'],
    transform: { '\\.[cm]?[jt]sx?$': swc },
    sandboxInjectedGlobals: ['Math'],
    transformIgnorePatterns: [`/node_modules/(?!(${esModulesOnly.join('|')})/)`],
    moduleNameMapper: Object.assign(
      { '\\.css$': require.resolve('identity-obj-proxy') },
      ...[typebox, ...bundles].map(bundledForJest),
    ),
    ...more,
  }
}
