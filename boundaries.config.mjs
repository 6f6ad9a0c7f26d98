import { readFileSync } from 'node:fs'

/** Who may import whom, by pattern, so that a new remote is covered on its first day. */
const ours = (...names) => `^(${names.join('|')})/`
const packages = '^packages/[^/]+/src'
const inTests = '\\.(test|spec|given)\\.tsx?$|/testing/|/test/'

/** Entry points of the platform that are bundled into the remote that imports them; the shell shares the rest. */
const platformEntryPoints = Object.values(JSON.parse(readFileSync('packages/platform/package.json', 'utf8')).exports)
  .map((file) => file.split('/')[2])
  .filter((folder) => !['index.ts', 'host', 'testing'].includes(folder))

/** The entry point of blocks for servers. */
const blockSchemas = ['^packages/blocks/src/schema\\.ts$']

/** `from` may reach only `allowed` of our own folders, besides itself. */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: inTests },
  to: { path: '^(packages|shell|mf-[^/]+|scripts)/', pathNot: [from, ...allowed] },
})

export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Types count: files that need each other’s types are one file, or share a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'nothing-imports-scripts', severity: 'error', from: { pathNot: '^scripts/' }, to: { path: '^scripts/' } },
    {
      name: 'remotes-never-meet',
      comment: 'Remotes meet through an address, a bus event or the server.',
      severity: 'error',
      from: { path: ours('mf-[^/]+', 'packages/build/template') },
      to: { path: '^(mf-[^/]+|shell|scripts|packages/(api|registry|world|sandbox|build))/', pathNot: '^$1/' },
    },
    {
      name: 'host-is-for-the-shell',
      comment: 'Tests are exempt: they may render a slot as the server does.',
      severity: 'error',
      from: { path: '^mf-[^/]+/', pathNot: inTests },
      to: { path: '^packages/platform/src/host/' },
    },
    {
      name: 'features-stay-apart',
      comment:
        'A screen puts features side by side; they do not import each other. `parts` is what they share; cards, map, blocks and event are such parts of mf-content.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/([^/]+)/', pathNot: inTests },
      to: {
        path: '^$1/src/[^/]+/',
        pathNot: ['^$1/src/$2/', '^$1/src/(parts|cards|map|blocks|event|[a-z-]+\\.queries)'],
      },
    },
    only('contracts-know-nothing', ours('packages/contracts'), []),
    only('ui-knows-how-numbers-are-written', ours('packages/ui'), ['^packages/contracts/src/shop/indian-number\\.ts$']),
    only('sandbox-knows-contracts', ours('packages/sandbox'), ['^packages/contracts/']),
    only('build-knows-what-it-releases', '^packages/build/src/', ['^packages/(contracts|registry|platform)/']),
    only('platform-knows-contracts', ours('packages/platform'), ['^packages/contracts/']),
    {
      name: 'platform-entries-import-by-name',
      comment:
        'What such an entry point imports by path is copied into the remote: a second context, host or error class that no other code knows. It imports @nukkad/platform instead.',
      severity: 'error',
      from: { path: `^packages/platform/src/(${platformEntryPoints.join('|')})/`, pathNot: inTests },
      to: { path: '^packages/platform/src/(remote|host)/' },
    },
    {
      name: 'platform-entries-copy-no-state',
      severity: 'error',
      from: { path: `^packages/platform/src/(${platformEntryPoints.join('|')})/`, pathNot: inTests },
      to: {
        path: '^packages/platform/src/(api|bus|cart|city|navigation/(link|route-hooks)|session|state|unsaved)\\b',
        dependencyTypesNot: ['type-only'],
      },
    },
    only('finder-knows-nothing', ours('packages/finder'), []),
    only('registry-knows-contracts', ours('packages/registry'), ['^packages/contracts/']),
    only('blocks-know-what-draws-them', ours('packages/blocks'), ['^packages/(contracts|platform|ui|editor)/']),
    {
      name: 'pages-carry-no-editor',
      comment:
        'What draws a published page never brings what edits it: only forms of blocks and the back office of staff do.',
      severity: 'error',
      from: {
        path: '^(packages/blocks|mf-[^/]+|shell)/src/',
        pathNot: [
          '^packages/blocks/src/(forms\\.ts|form-parts/|kinds/forms\\.ts|kinds/[^/]+/[^/]+\\.form\\.tsx)',
          '^mf-[^/]+/src/(editor|studio[^/]*|staff[^/]*|parts/staff)/',
          inTests,
        ],
      },
      to: {
        path: [
          '^packages/editor/',
          '^packages/blocks/src/(forms\\.ts|form-parts/|kinds/forms\\.ts|.*\\.form\\.tsx)',
          '^mf-[^/]+/src/parts/staff/',
        ],
      },
    },
    only('editor-knows-no-kinds', ours('packages/editor'), ['^packages/(contracts|platform|ui)/']),
    {
      name: 'block-schemas-draw-nothing',
      comment:
        'Servers read schemas of blocks: nothing behind that entry point may import a view, the platform or the design system.',
      severity: 'error',
      from: {
        path: '^packages/blocks/src/(schema|registry|checked-blocks|fields|kind|kinds/schemas|kinds/[^/]+/[^/]+\\.schema)\\.ts$',
      },
      to: {
        path: ['^packages/(platform|ui)/', '^packages/blocks/src/.*\\.tsx$', '^packages/blocks/src/kinds/views\\.ts$'],
      },
    },
    only('api-knows-contracts', ours('packages/api'), [
      '^packages/contracts/',
      '^packages/finder/src/(index|opensearch/index)\\.ts$',
      '^packages/registry/src/client/',
      ...blockSchemas,
    ]),
    only('world-knows-contracts', ours('packages/world'), ['^packages/contracts/', ...blockSchemas]),
    only('shell-knows-its-four', ours('shell'), ['^packages/(platform|contracts|registry|ui)/']),
    {
      name: 'modules-keep-their-tables',
      comment: "A module calls another module's service, never its repository.",
      severity: 'error',
      from: { path: '^packages/api/src/modules/([^/]+)/', pathNot: inTests },
      to: {
        path: '^packages/api/src/modules/.+\\.repository\\.ts$',
        pathNot: '^packages/api/src/modules/$1/',
      },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: { path: packages },
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|gallery)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
