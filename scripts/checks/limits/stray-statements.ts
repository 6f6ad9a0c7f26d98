import type { Breaks } from './breaks.ts'
import type { Source } from './sources.ts'
import { taggedTemplates } from './syntax.ts'

/** Where SQL belongs, and why. */
const homes: readonly RegExp[] = [
  /\.repository\.ts$/,
  // What is kept about a person, table by table: repositories of the export and of the closing of an account.
  /\.personal\.ts$/,
  // Questions to the data across modules; what repairs them is a call of the module whose tables it changes.
  /\/operations\/(invariants|stuck)\//,
  // The database's own tools: they start it, migrate it and compare it with the files of the schema.
  /^packages\/api\/src\/(postgres|schema)\//,
  // The connection, and pieces of statements that repositories of several modules share.
  /^packages\/api\/src\/(database\/[\w-]+|db|sql-fragment)\.ts$/,
  // Sends what the library of the job queue writes; no statement stands there.
  /^packages\/api\/src\/outbox\/job-queue\.ts$/,
]

/** Template tags that make no SQL. */
const otherTags = new Set(['String.raw'])
const served = /^packages\/(api|registry)\/src\//
/** A text that is sent as it is, as a call of the `postgres` library. */
const sentAsText = /\.unsafe\(/g

/** How much SQL, whole statements and pieces, each file of the servers holds that is not one of their homes. */
export function strayStatements(sources: readonly Source[]): Breaks {
  return Object.fromEntries(
    sources
      .filter(({ file }) => served.test(file) && !homes.some((home) => home.test(file)))
      .map((source) => {
        const tagged = taggedTemplates(source).filter(({ tag }) => !otherTags.has(tag)).length
        return [source.file, tagged + [...source.text.matchAll(sentAsText)].length] as const
      })
      .filter(([, count]) => count > 0),
  )
}
