import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { BadRequest, Refusal } from '../../errors.ts'
import type { App } from '../../plugin.ts'

/** Bytes allowed for the form around a file. */
const roomForForm = 64 * 1024

/** Forms with one file of at most `mostBytes` bytes in the field "file". */
export interface FormWithFile {
  readonly mostBytes: number
  /** The word for the file in messages: "picture". */
  readonly word: string
  tooLarge(): Refusal
}

/** Lets the routes of this scope accept such forms. */
export async function takeForms(app: App, { mostBytes }: FormWithFile): Promise<void> {
  await app.register(multipart, {
    limits: { files: 1, fields: 4, parts: 5, fileSize: mostBytes + 1, headerPairs: 40, fieldSize: 1024 },
  })
}

/** To be spread into the route: a form that is too large is refused before any of its file is read. */
export const forForm = ({ mostBytes, tooLarge }: FormWithFile) => ({
  bodyLimit: mostBytes + roomForForm,
  onRequest: async ({ headers }: FastifyRequest) => {
    if (Number(headers['content-length']) > mostBytes + roomForForm) throw tooLarge()
  },
})

/**
 * The file of the form, as a stream. A form that is malformed or breaks off is refused as the caller's fault, not ours.
 */
export async function fileOf(request: FastifyRequest, form: FormWithFile): Promise<AsyncIterable<Buffer>> {
  return (await namedFileOf(request, form)).pieces
}

/** The same, with the file name that the sender gave. */
export async function namedFileOf(
  request: FastifyRequest,
  form: FormWithFile,
): Promise<{ name: string | undefined; pieces: AsyncIterable<Buffer> }> {
  const { word } = form
  if (!request.isMultipart()) {
    throw new Refusal(
      'unsupported_media',
      `Please send the ${word} as multipart form data, with the file in the field "file".`,
    )
  }
  // Only the form is read here, so any error is the form's.
  const part = await request.file({ throwFileSizeLimit: false }).catch(unreadable)
  if (part?.fieldname !== 'file') throw new BadRequest(`Please choose a ${word}.`, { file: 'is required' })
  return { name: part.filename, pieces: readable(part, form) }
}

async function* readable({ file }: MultipartFile, { mostBytes, tooLarge }: FormWithFile): AsyncGenerator<Buffer> {
  let bytes = 0
  const pieces: AsyncIterator<Buffer> = file.iterator({ destroyOnReturn: false })
  try {
    for (;;) {
      const { done, value } = await pieces.next().catch(unreadable)
      if (done) return
      bytes += value.length
      if (bytes > mostBytes) throw tooLarge()
      yield value
    }
  } finally {
    // A handler that stops reading must drain the rest, or the form would never end and the next request on this
    // connection would wait behind it. A stream does not flow while the iterator is attached.
    await pieces.return?.()
    file.resume()
  }
}

function unreadable(): never {
  throw new BadRequest('The form could not be read. Please try again.')
}
