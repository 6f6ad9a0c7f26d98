import type { AnswerColumn } from '@nukkad/contracts/endpoints/campaigns/form-answers'
import type { FormField } from '@nukkad/contracts/endpoints/campaigns/forms'
import type { AnswerOfForm } from './answers.repository.ts'
import { inWords } from './form.mails.ts'

/** A question as a column of the table. */
export type Column = AnswerColumn & { readonly field: FormField }

/**
 * Each question once, by its name, as the latest version with it asks it. Questions that are no longer asked come last.
 */
export function columnsOf(versions: readonly (readonly FormField[])[]): Column[] {
  const columns = new Map<string, Column>()
  for (const [at, fields] of versions.entries()) {
    for (const field of fields) {
      const { name, label } = field
      if (!columns.has(name)) columns.set(name, { name, label, isRetired: at > 0, field })
    }
  }
  return [...columns.values()]
}

/** The answer to a question as text; empty if it was not asked or was left out. */
export const textOf = ({ name, field }: Column, { answers, files }: AnswerOfForm): string =>
  answers[name] === undefined ? '' : inWords(field, answers[name], files)

/** The page that the form was on; empty when unknown. */
export const pageOf = ({ source }: AnswerOfForm) => (typeof source.page === 'string' ? source.page : '')

/** Where an answer came from, for counting leads. */
export function sourceOf({ source }: AnswerOfForm): string[] {
  const utm = (source.utm ?? {}) as Readonly<Record<string, unknown>>
  return [source.ref, source.aff_id, utm.source, utm.medium, utm.campaign].map((value) => String(value ?? ''))
}
