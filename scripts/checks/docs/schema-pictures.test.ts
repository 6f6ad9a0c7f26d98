import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { schemaFaults } from './schema-faults.ts'
import { picturesText } from './schema-pictures.ts'

const root = mkdtempSync(path.join(tmpdir(), 'nukkad-pictures-'))
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
beforeAll(() => {
  write(
    'packages/api/schema/tables/city/tag.sql',
    '-- Tags.\ncreate table tag (\n  slug text not null,\n  constraint tag__identity primary key (slug)\n);\n',
  )
  write(
    'packages/api/schema/tables/city/place.sql',
    `-- Places of a city. With pictures.
create table place (
  id bigint generated always as identity,
  tag_slug text,
  opened_at timestamptz not null default now(),
  constraint place__identity primary key (id),
  constraint place__tag foreign key (tag_slug)
    references tag (slug)
);
`,
  )
  write('docs/schema.md', '| `modules/places` | `place`, `tag` |\n')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('picturesText shows keys, references and whether they are nullable', () => {
  expect(picturesText(root)).toContain(`## city

- \`place\`: Places of a city.
- \`tag\`: Tags.

\`\`\`mermaid
erDiagram
  tag |o--o{ place : "tag_slug"
  place {
    bigint id PK
    text tag_slug FK
  }
  tag {
    text slug PK
  }
\`\`\``)
})

test('schemaFaults reports outdated pictures', () => {
  write('docs/schema-pictures.md', picturesText(root))
  expect(schemaFaults(root)).toEqual([])
  write('docs/schema-pictures.md', picturesText(root).replace('PK', 'FK'))
  expect(schemaFaults(root)).toEqual([
    'docs/schema-pictures.md does not match the tables; run npm run schema to update it',
  ])
})
