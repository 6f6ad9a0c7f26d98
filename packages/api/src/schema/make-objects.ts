import postgres from 'postgres'
import { isLockTimeout } from '../database/sqlstate.ts'
import type { Queryable } from '../db.ts'
import * as repository from './code.repository.ts'
import type { Noted } from './code-notes.repository.ts'
import * as codeNotes from './code-notes.repository.ts'
import type { CodeObject } from './schema-files.ts'

export const keyOf = ({ kind, name }: { kind: string; name: string }) => `${kind} ${name}`
/** Errors when the signature, the result or the columns differ: the old object must be dropped first. */
const needsDrop = new Set(['42P13', '42P16'])

export interface State {
  readonly made: ReadonlyMap<string, readonly repository.MadeObject[]>
  readonly notes: ReadonlyMap<string, Noted>
}

export async function readState(q: Queryable): Promise<State> {
  const made = new Map<string, repository.MadeObject[]>()
  for (const object of await repository.madeObjects(q))
    made.set(keyOf(object), [...(made.get(keyOf(object)) ?? []), object])
  return { made, notes: new Map((await codeNotes.notes(q)).map((noted) => [keyOf(noted), noted])) }
}

/** Missing, made from another source, or changed in the database since. */
export function isStale(object: CodeObject, { made, notes }: State): boolean {
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
export async function makeAll(
  q: Queryable,
  objects: readonly CodeObject[],
  before: State,
): Promise<Map<CodeObject, unknown>> {
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
export async function settle(q: Queryable, objects: readonly CodeObject[], before: State): Promise<void> {
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
  await codeNotes.note(q, noted)
}
