import postgres from 'postgres'
import { isLockTimeout } from '../database/sqlstate.ts'
import type { Queryable } from '../db.ts'
import * as repository from './code.repository.ts'
import { BadSchemaFile, type CodeObject } from './schema-files.ts'

const keyOf = ({ kind, name }: { kind: string; name: string }) => `${kind} ${name}`
/** Errors when the signature, the result or the columns differ: the old object must be dropped first. */
const needsDrop = new Set(['42P13', '42P16'])

interface State {
  readonly made: ReadonlyMap<string, readonly repository.MadeObject[]>
  readonly notes: ReadonlyMap<string, repository.Noted>
}

async function readState(q: Queryable): Promise<State> {
  const made = new Map<string, repository.MadeObject[]>()
  for (const object of await repository.madeObjects(q))
    made.set(keyOf(object), [...(made.get(keyOf(object)) ?? []), object])
  return { made, notes: new Map((await repository.notes(q)).map((noted) => [keyOf(noted), noted])) }
}

/** Missing, made from another source, or changed in the database since. */
function isStale(object: CodeObject, { made, notes }: State): boolean {
  const [own, ...others] = made.get(keyOf(object)) ?? []
  const noted = notes.get(keyOf(object))
  return !own || others.length > 0 || noted?.source !== object.md5 || noted.definition !== own.definition
}

async function inSavepoint(q: Queryable, work: () => Promise<unknown>): Promise<unknown> {
  await q.unsafe('savepoint one')
  try {
    await work()
    await q.unsafe('release savepoint one')
    return undefined
  } catch (error) {
    await q.unsafe('rollback to savepoint one')
    // Says nothing about the object: the whole is repeated.
    if (isLockTimeout(error)) throw error
    return error
  }
}

async function make(q: Queryable, object: CodeObject, before: readonly repository.MadeObject[]): Promise<unknown> {
  const create = () => q.unsafe(object.sql)
  const failure = await inSavepoint(q, create)
  if (!(failure instanceof postgres.PostgresError && needsDrop.has(failure.code))) return failure
  return await inSavepoint(q, async () => {
    await repository.drop(q, before)
    await create()
  })
}

/** Makes all at once; if that fails, one by one, and what cannot be made yet is left for the next run. */
async function makeAll(q: Queryable, objects: readonly CodeObject[], before: State): Promise<Map<CodeObject, unknown>> {
  const failed = await inSavepoint(q, () => q.unsafe(objects.map(({ sql }) => sql).join('\n')))
  const failures = new Map<CodeObject, unknown>()
  if (!failed) return failures
  for (const object of objects) {
    const failure = await make(q, object, before.made.get(keyOf(object)) ?? [])
    if (failure) failures.set(object, failure)
  }
  return failures
}

/**
 * Drops earlier overloads, because PostgreSQL treats a function with other arguments as another one. Then records what
 * was made.
 */
async function settle(q: Queryable, objects: readonly CodeObject[], before: State): Promise<void> {
  const { made } = await readState(q)
  for (const object of objects) {
    const now = made.get(keyOf(object)) ?? []
    const earlier = new Set(before.made.get(keyOf(object))?.map(({ oid }) => oid))
    const replaced = now.length > 1 ? now.filter(({ oid }) => earlier.has(oid)) : []
    if (replaced.length > 0) await repository.drop(q, replaced)
  }
  const after = await readState(q)
  const noted = objects.flatMap((object) => {
    const own = after.made.get(keyOf(object))?.[0]
    return own ? [{ kind: object.kind, name: object.name, source: object.md5, definition: own.definition }] : []
  })
  await repository.note(q, noted)
}

async function dropGone(q: Queryable, objects: readonly CodeObject[]): Promise<void> {
  const wanted = new Set(objects.map(keyOf))
  const { made, notes } = await readState(q)
  for (const noted of notes.values()) {
    if (wanted.has(keyOf(noted))) continue
    const own = made.get(keyOf(noted))
    if (own) await repository.drop(q, own)
    await repository.forget(q, noted.kind, noted.name)
  }
}

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
    await repository.ensureNotes(q)
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
    if ((await repository.storedEdition(q)) !== (edition ?? null)) await repository.noteEdition(q, edition)
  })

/** The edition whose code is in the database, if that is newer than this one; a build without an edition is never older. */
export async function newerEdition(q: Queryable, edition: string | undefined): Promise<string | undefined> {
  const stored = await repository.storedEdition(q)
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
    await repository.note(q, [...new Map(rows.map((row) => [keyOf(row), row])).values()])
  })
