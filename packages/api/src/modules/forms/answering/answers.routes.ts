import { Readable } from 'node:stream'
import { answerFile, exportAnswers, listAnswers, listForms } from '@nukkad/contracts/endpoints/campaigns/form-answers'
import { sendRaw } from '../../../http/input/raw-body.ts'
import type { Plugin } from '../../../plugin.ts'
import type { FormFiles } from '../files/form-file.service.ts'
import type { Answers } from './answers.service.ts'

/** The file is saved under a name that we choose, and never rendered as a page. */
const asDownload = (name: string, type: string) => ({
  'content-type': type,
  'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
})
const types = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const

export const answerRoutes: Plugin<{ answers: Answers; files: FormFiles }> = async (app, { answers, files }) => {
  app.route({ ...listForms, handler: async () => ({ data: await answers.forms() }) })
  app.route({
    ...listAnswers,
    handler: ({ params, query: { page = 1, pagesize = 20 } }) => answers.page(params.id, page, pagesize),
  })
  app.route({
    ...exportAnswers,
    handler: async ({ params, query }, reply) => {
      const pieces = await answers.export(params.id, query.as)
      reply.headers(asDownload(`${params.id}.${query.as}`, types[query.as]))
      return sendRaw(reply, Readable.from(pieces))
    },
  })
  app.route({
    ...answerFile,
    handler: async ({ params }, reply) => {
      const { name, type, bytes } = await files.find(params.id)
      return reply.headers(asDownload(name, type)).send(bytes as Uint8Array)
    },
  })
}
