import type { Breaks } from './breaks.ts'
import type { Source } from './sources.ts'
import { taggedTexts } from './syntax.ts'

const statement = /^\s*(select\s|insert into\s|update\s[\s\S]*\sset\s|delete from\s|with\s[\s\S]*\sas\s)/

/** Where SQL belongs, and why. */
const homes: readonly RegExp[] = [
  /\.repository\.ts$/,
  // What is kept about a person, table by table: repositories of the export and of the closing of an account.
  /\.personal\.ts$/,
  // Questions to the data across modules, each with the statement that repairs what it finds.
  /\/operations\/(invariants|stuck)\//,
  // The database's own tools: they start it, migrate it and compare it with the files of the schema.
  /^packages\/api\/src\/(postgres|schema)\/|^packages\/api\/src\/(database\/migrate|sql-fragment)\.ts$/,
]

/** How many SQL statements each file of the API holds that is not one of their homes. */
export function strayStatements(sources: readonly Source[]): Breaks {
  return Object.fromEntries(
    sources
      .filter(({ file }) => file.startsWith('packages/api/src/') && !homes.some((home) => home.test(file)))
      .map((source) => [source.file, taggedTexts(source).filter((text) => statement.test(text)).length] as const)
      .filter(([, count]) => count > 0),
  )
}
