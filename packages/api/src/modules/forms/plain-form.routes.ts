import multipart from '@fastify/multipart'
import { type LeadSource, sendPlainForm } from '@nukkad/contracts/endpoints/campaigns/forms'
import type { Given } from '@nukkad/contracts/form-rules'
import type { FastifyRequest } from 'fastify'
import { BadRequest, Refusal } from '../../errors.ts'
import { sitePath } from '../../plain-forms/plain-form.ts'
import { plainPage, plainPageHeaders } from '../../plain-forms/plain-page.ts'
import type { Plugin } from '../../plugin.ts'
import type { FormFiles } from './files/form-file.service.ts'
import type { FormService } from './form.service.ts'

const megabyte = 1024 * 1024

interface Services {
  readonly forms: FormService
  readonly files: FormFiles
}

/** Forms submitted by browsers without JavaScript: before the page's script has loaded, or where it is disabled. */
export const plainFormRoutes: Plugin<Services> = async (app, { forms, files }) => {
  await app.register(multipart, {
    limits: { files: 3, fields: 120, parts: 124, fileSize: 10 * megabyte + 1, headerPairs: 40, fieldSize: 20_000 },
  })
  app.route({
    ...sendPlainForm,
    bodyLimit: 12 * megabyte,
    config: { rateLimit: { max: 30, timeWindow: '10 minutes' } },
    handler: async (request, reply) => {
      const formId = request.params.id
      try {
        const { answers, others } = await readParts(request, formId, files)
        const page = sitePath(others.page)
        const source: LeadSource = { page }
        await forms.take({ formId, answers, source, begun: others.begun, website: others.website, userId: null })
        return reply.redirect(`${page}${page.includes('?') ? '&' : '?'}sent=${formId}`, 303)
      } catch (error) {
        if (!(error instanceof Refusal) || error.code === 'not_found') throw error
        const { title, fields } = await forms.read(formId)
        const labels = new Map(fields.map(({ name, label }) => [`answers.${name}`, label]))
        const inputErrors = Object.entries(error.fields ?? {}).map(
          ([name, inputError]) => [labels.get(name) ?? '', inputError] as const,
        )
        return reply
          .headers(plainPageHeaders)
          .send(mendPage(title, inputErrors.length > 0 ? inputErrors : [['', error.message]]))
      }
    },
  })
}

/** Lists what was wrong with the answers. Going back keeps what was typed. */
const mendPage = (form: string, inputErrors: readonly (readonly [label: string, inputError: string])[]): string =>
  plainPage({
    title: 'Please check your answers',
    text: `Your answers to “${form}” could not be submitted yet:`,
    inputErrors,
    next: 'Go back in your browser: your answers are still there.',
  })

async function readParts(request: FastifyRequest, formId: string, files: FormFiles) {
  if (!request.isMultipart()) throw new Refusal('unsupported_media', 'Please submit the form on the page.')
  const answers: Record<string, Given> = {}
  const others: Record<string, string> = {}
  try {
    for await (const part of request.parts()) {
      const name = /^answers\.([a-z][A-Za-z0-9_]{0,39})$/.exec(part.fieldname)?.[1]
      if (part.type === 'file') {
        const bytes = await part.toBuffer()
        if (name && bytes.length > 0) {
          answers[name] = (await files.add({ formId, field: name, name: part.filename, bytes })).id
        }
      } else if (name) answers[name] = together(answers[name], String(part.value))
      else others[part.fieldname] = String(part.value)
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new BadRequest('The form could not be read. Please try again.')
  }
  return { answers, others }
}

/** Collects the values of checkboxes with the same name. */
function together(before: Given | undefined, value: string): Given {
  if (before === undefined) return value
  return [...(Array.isArray(before) ? (before as readonly string[]) : [String(before)]), value]
}
