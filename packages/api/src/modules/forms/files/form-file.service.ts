import { createHash, randomBytes } from 'node:crypto'
import { usualMegabytes } from '@nukkad/contracts/form-rules'
import type { Db } from '../../../db.ts'
import { NotFound, Refusal } from '../../../errors.ts'
import type { MediaService } from '../../media/media.service.ts'
import { findForm } from '../form.repository.ts'
import { checkPdf, fileName } from './file-content.ts'
import { findFile, putFile } from './form-file.repository.ts'

export interface SentFile {
  readonly formId: string
  readonly field: string
  readonly name: string | undefined
  readonly bytes: Buffer
}
interface FileParts {
  readonly db: Db
  readonly now: () => Date
  readonly media: Pick<MediaService, 'draw'>
}

/** Files uploaded for a question of a form before the answers are sent. */
export function createFormFiles({ db, now, media }: FileParts) {
  return {
    /** Stores a file of a type that the question accepts, and returns its unguessable id. */
    async add({ formId, field, name, bytes }: SentFile) {
      const form = await findForm(db, formId)
      const question = form?.fields.find((one) => one.name === field && one.type === 'file')
      if (!question) throw new NotFound('This form does not ask for this file.')
      const most = question.max ?? usualMegabytes
      if (bytes.length > most * 1024 * 1024) {
        throw new Refusal('payload_too_large', `This file is larger than ${most} MB. Please choose a smaller one.`)
      }
      const kinds = question.options?.map(({ value }) => value) ?? ['pdf']
      const kept = await keptAs(bytes, kinds, media)
      const id = randomBytes(16).toString('base64url')
      const called = fileName(name, kept.end)
      const sha256 = createHash('sha256').update(kept.bytes).digest()
      await putFile(db, { id, formId, field, name: called, type: kept.type, bytes: kept.bytes, sha256 }, now())
      return { id, name: called, bytes: kept.bytes.length }
    },

    /** A file of an answer, for staff who read answers. */
    async find(id: string) {
      const file = await findFile(db, id)
      if (!file) throw new NotFound('This file does not exist or has been deleted.')
      return file
    },
  }
}
export type FormFiles = ReturnType<typeof createFormFiles>

async function keptAs(bytes: Buffer, kinds: readonly string[], media: Pick<MediaService, 'draw'>) {
  const looksLikePdf = bytes.toString('latin1', 0, 5) === '%PDF-'
  if (kinds.includes('picture') && !(looksLikePdf && kinds.includes('pdf'))) {
    return { bytes: (await media.draw(bytes)).bytes, type: 'image/webp', end: 'webp' } as const
  }
  checkPdf(bytes)
  return { bytes, type: 'application/pdf', end: 'pdf' } as const
}
