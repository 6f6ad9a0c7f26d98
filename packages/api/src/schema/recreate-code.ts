import type { Queryable } from '../db.ts'
import * as repository from './code.repository.ts'
import * as codeNotes from './code-notes.repository.ts'
import { isStale, keyOf, makeAll, readState, type State, settle } from './make-objects.ts'
import { BadSchemaFile, type CodeObject } from './schema-files.ts'

async function makeUntilNothingIsLeft(
  q: Queryable,
  objects: readonly CodeObject[],
  isWanted: (object: CodeObject, state: State) => boolean,
  refuse?: (object: CodeObject, failure: unknown) => never,
): Promise<void> {
  for (;;) {
    const before = await readState(q)
    const wanted = objects.filter((object) => isWanted(object, before))
    if (wanted.length === 0) return
    const failures = await makeAll(q, wanted, before)
    const done = wanted.filter((object) => !failures.has(object))
    await settle(q, done, before)
    if (done.length > 0) continue
    for (const [object, failure] of failures) refuse?.(object, failure)
    return
  }
}

async function inTransaction(q: Queryable, work: () => Promise<void>): Promise<void> {
  await q.unsafe('begin')
  try {
    // Bodies may refer to objects made later; PostgreSQL then checks them only when they run.
    await q`set local check_function_bodies = off`
    await codeNotes.ensureNotes(q)
    await work()
    await q.unsafe('commit')
  } catch (error) {
    await q.unsafe('rollback')
    throw error
  }
}

const refuse = ({ file }: CodeObject, failure: unknown): never => {
  throw new BadSchemaFile(`${file}: ${failure instanceof Error ? failure.message : failure}`, { cause: failure })
}

/**
 * Brings functions, views and triggers in line with their files, all or nothing: those that are missing, whose file
 * changed or that were changed in the database. Objects without a file are dropped. `q` is one connection, `edition` the
 * time at which these files were committed.
 */
export const recreateCode = (q: Queryable, objects: readonly CodeObject[], edition?: string): Promise<void> =>
  inTransaction(q, async () => {
    await dropGone(q, objects)
    await makeUntilNothingIsLeft(q, objects, isStale, refuse)
    if ((await codeNotes.storedEdition(q)) !== (edition ?? null)) await codeNotes.noteEdition(q, edition)
  })

/** The edition whose code is in the database, if that is newer than this one; a build without an edition is never older. */
export async function newerEdition(q: Queryable, edition: string | undefined): Promise<string | undefined> {
  const stored = await codeNotes.storedEdition(q)
  return edition !== undefined && stored !== null && stored > edition ? stored : undefined
}

/**
 * Makes missing objects that can be made already, so that migrations may call them; existing ones keep
 * matching the old tables until the migrations have run.
 */
export const addMissingCode = (q: Queryable, objects: readonly CodeObject[]): Promise<void> =>
  inTransaction(q, () => makeUntilNothingIsLeft(q, objects, (object, { made }) => !made.has(keyOf(object))))

/** Records the objects of a database from before the files existed, so that those without a file are dropped. */
export const noteAllCode = (q: Queryable): Promise<void> =>
  inTransaction(q, async () => {
    const made = await repository.madeObjects(q)
    const rows = made.map(({ kind, name, definition }) => ({ kind, name, source: '', definition }))
    await codeNotes.note(q, [...new Map(rows.map((row) => [keyOf(row), row])).values()])
  })

async function dropGone(q: Queryable, objects: readonly CodeObject[]): Promise<void> {
  const wanted = new Set(objects.map(keyOf))
  const { made, notes } = await readState(q)
  for (const noted of notes.values()) {
    if (wanted.has(keyOf(noted))) continue
    const own = made.get(keyOf(noted))
    if (own) await repository.drop(q, own)
    await codeNotes.forget(q, noted.kind, noted.name)
  }
}
