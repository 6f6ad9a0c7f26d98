import type { Queryable, Tx } from '../../../db.ts'

export interface FormFile {
  readonly id: string
  readonly formId: string
  readonly field: string
  readonly name: string
  readonly type: 'application/pdf' | 'image/webp'
  readonly bytes: Buffer
  readonly sha256: Buffer
}

export async function putFile(q: Queryable, file: FormFile, now: Date): Promise<void> {
  const { id, formId, field, name, type, bytes, sha256 } = file
  await q`
    insert into form_file (id, form_id, field, name, type, bytes, sha256, created_at)
    values (${id}, ${formId}, ${field}, ${name}, ${type}, ${bytes}, ${sha256}, ${now})`
}

export type FileOfAnswer = Pick<FormFile, 'id' | 'field' | 'sha256'>

/** Those of the files that were uploaded for this form. */
export async function findFiles(q: Queryable, formId: string, ids: readonly string[]): Promise<FileOfAnswer[]> {
  return q<FileOfAnswer[]>`
    select id, field, sha256 from form_file where form_id = ${formId} and id = any(${[...ids]})`
}

/**
 * Attaches files, each by its question and its id, to an answer and returns how many; a file of another answer is not
 * moved.
 */
export async function attachFiles(
  tx: Tx,
  formId: string,
  asked: readonly { readonly field: string; readonly id: string }[],
  answerId: string,
): Promise<number> {
  const { count } = await tx`
    update form_file set answer_id = ${answerId}
    from jsonb_to_recordset(${tx.json(asked)}) as asked (field text, id text)
    where form_file.id = asked.id and form_file.field = asked.field and form_id = ${formId} and answer_id is null`
  return count
}

/** A file that belongs to an answer, for those who read answers. */
export async function findFile(
  q: Queryable,
  id: string,
): Promise<Pick<FormFile, 'name' | 'type' | 'bytes'> | undefined> {
  const [row] = await q<Pick<FormFile, 'name' | 'type' | 'bytes'>[]>`
    select name, type, bytes from form_file where id = ${id} and answer_id is not null`
  return row
}

/** Deletes at most `limit` files older than `before` that were never sent with an answer. */
export const removeUnsent = (q: Queryable, before: Date, limit: number) => q`
  delete from form_file where id in (
    select id from form_file where answer_id is null and created_at < ${before} limit ${limit} for update skip locked
  )`
