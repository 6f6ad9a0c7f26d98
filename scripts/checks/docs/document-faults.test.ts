import path from 'node:path'
import { documentFaults, type ProjectDocument } from './document-faults.ts'
import { readProjectNames } from './project-names.ts'

const names = readProjectNames(path.resolve(import.meta.dirname, '../../..'))
const faultsOf = (text: string, file: ProjectDocument['file'] = '/docs/document.md') =>
  documentFaults({ file, text }, names)

describe('documentFaults', () => {
  test.each([
    ['a file', '`packages/api/src/no-such-file.ts`'],
    ['a file by its last path segment', '`no-such-file.tsx`'],
    ['a folder', '`packages/no-such-package/src/`'],
    ['a file in a brace group', '`packages/api/src/{app,no-such-file}.ts`'],
    ['a name in a file', '`packages/api/src/app.ts`: `noSuchName`'],
    ['a linked page', '[there](no-such-page.md)'],
    ['a command', '`npm run no-such-command`'],
    ['a bench', '```\nnpm run bench -- no-such-bench\n```'],
    ['a release command', '`npm run release -- no-such-command mf-x`'],
    ['an entry point of a package', '`@nukkad/platform/no-such-entry-point`'],
    ['a setting', `\`${['NO', 'SUCH', 'SETTING'].join('_')}=1\``],
  ])('refuses a document that names %s which does not exist', (_, text) => {
    expect(faultsOf(text)).toHaveLength(1)
  })

  test('accepts existing names: from the root, by their last parts, with placeholders', () => {
    const text = `[releases](releases.md), \`packages/api/src/app.ts\`, \`modules/search/documents\`, \`src/<feature>/\`,
      \`packages/blocks/src/kinds/<kind>/<kind>.{schema.ts,view.tsx}\`, \`@nukkad/platform/testing\`, \`DATABASE_URL\`,
      \`npm start\`, \`npm run bench -- api\`, \`npm run release -- rollback mf-campaigns\`, \`npm test -- unit\``
    expect(faultsOf(text)).toEqual([])
  })
})
