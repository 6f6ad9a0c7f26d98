import { fileURLToPath } from 'node:url'

export interface SchemaFolders {
  /** changes of tables and rows, by number */
  readonly migrations: string
  /** the current schema, one object per file */
  readonly schema: string
  /** the file in which a build notes when its code was committed */
  readonly edition?: string
}

/** They are siblings of both src/ and dist/, so the bundled server finds them too. */
const folderOf = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))

export const schemaFolders: Required<SchemaFolders> = {
  migrations: folderOf('migrations'),
  schema: folderOf('schema'),
  edition: folderOf('dist/schema-edition.json'),
}
