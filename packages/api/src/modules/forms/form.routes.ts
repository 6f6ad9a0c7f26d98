import { getForm, sendLead, uploadFormFile } from '@nukkad/contracts/endpoints/campaigns/forms'
import type { FastifyRequest } from 'fastify'
import { BadRequest, Refusal } from '../../errors.ts'
import { type FormWithFile, forForm, namedFileOf, takeForms } from '../../http/input/form-file.ts'
import type { Plugin } from '../../plugin.ts'
import { idempotencyKey } from '../idempotency/idempotency-key.ts'
import type { FormFiles } from './files/form-file.service.ts'
import type { FormService } from './form.service.ts'

/** The maximum; a question may allow less. */
const most: FormWithFile = {
  word: 'file',
  mostBytes: 10 * 1024 * 1024,
  tooLarge: () => new Refusal('payload_too_large', 'This file is larger than 10 MB. Please choose a smaller one.'),
}

export const formRoutes: Plugin<{ forms: FormService }> = async (app, { forms }) => {
  app.route({ ...getForm, handler: async ({ params }) => ({ data: await forms.read(params.id) }) })
  app.route({
    ...sendLead,
    // A hall full of people on one network may fill in the same form in one evening.
    config: { rateLimit: { max: 60, timeWindow: '10 minutes' } },
    handler: async (request) => {
      const { formId, answers, source, begun, website } = request.body
      const userId = request.user?.userId ?? null
      const key = idempotencyKey(request)
      return { data: await forms.take({ formId, answers, source, begun, website, userId, key }) }
    },
  })
}

export const formFileRoutes: Plugin<{ files: FormFiles }> = async (app, { files }) => {
  await takeForms(app, most)
  app.route({
    ...uploadFormFile,
    ...forForm(most),
    config: { rateLimit: { max: 30, timeWindow: '1 hour' } },
    handler: async (request) => {
      const { id: formId, field } = request.params
      const { name, bytes } = await wholeFile(request)
      return { data: await files.add({ formId, field, name, bytes }) }
    },
  })
}

async function wholeFile(request: FastifyRequest) {
  const { name, pieces } = await namedFileOf(request, most)
  const read: Buffer[] = []
  for await (const piece of pieces) read.push(piece)
  if (read.length === 0) throw new BadRequest('This file is empty.', { file: 'is empty' })
  return { name, bytes: Buffer.concat(read) }
}
