import { fileURLToPath } from 'node:url'

export interface SchemaFolders {
  /** what makes and changes tables and rows, by number */
  readonly migrations: string
  /** what the schema is now, one object a file */
  readonly schema: string
}

/** They stand beside src/ and dist/ alike, so the bundled server finds them too. */
const folderOf = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))

export const schemaFolders: SchemaFolders = { migrations: folderOf('migrations'), schema: folderOf('schema') }
