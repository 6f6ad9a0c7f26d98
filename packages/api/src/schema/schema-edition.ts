import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { type CodeObject, readCode } from './schema-files.ts'

/** What a build notes of its functions, views and triggers, so that builds with the same migrations are told apart. */
const Edition = Type.Object({
  /** ISO time of the commit that was built */
  committedAt: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' }),
  /** hash of the files that were there at that time */
  code: Type.String(),
})

const hashOf = (code: readonly CodeObject[]): string =>
  createHash('md5')
    .update(code.map(({ kind, name, md5 }) => `${kind} ${name} ${md5}\n`).join(''))
    .digest('hex')

/**
 * When the code was committed that was built; undefined without a build, and for files that were changed since then,
 * which have no place in that order.
 */
export function editionOf(file: string | undefined, code: readonly CodeObject[]): string | undefined {
  if (file === undefined || !existsSync(file)) return undefined
  const edition: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return Check(Edition, edition) && edition.code === hashOf(code) ? edition.committedAt : undefined
}

/** Notes the edition of a build beside its programs. */
export function writeEdition(file: string, schema: string, committedAt: Date): void {
  writeFileSync(file, JSON.stringify({ committedAt: committedAt.toISOString(), code: hashOf(readCode(schema)) }))
}
