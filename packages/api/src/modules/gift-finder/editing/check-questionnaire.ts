import { cityOf } from '@nukkad/contracts'
import type { GiftQuestionDraft, GiftQuestionnaire } from '@nukkad/contracts/endpoints/shop/questionnaires'
import { unknownTokens } from '../finding/wishes.ts'
import { readRange } from '../questionnaire.ts'

/** Names that the address of a question already uses. */
const reserved: ReadonlySet<string> = new Set(['step', 'of', 'ref', 'page', 'city', 'theme', 'tab'])

type Problems = Record<string, string>

/** The input errors of a questionnaire beyond its schema, by field; empty when it is valid. Tags are checked separately. */
export function problemsOf({ questions }: GiftQuestionnaire): Problems {
  const problems: Problems = {}
  for (const [at, question] of questions.entries()) {
    const field = `questions.${at}`
    if (reserved.has(question.id)) problems[`${field}.id`] = 'is reserved for the address'
    if (questions.findIndex(({ id }) => id === question.id) !== at) problems[`${field}.id`] = 'is used twice'
    Object.assign(problems, kindProblems(question, field), optionProblems(question, field))
  }
  for (const subject of ['person', 'price', 'city'] as const)
    if (questions.filter((one) => one.subject === subject).length > 1)
      problems.questions = `contain more than one question about the ${subject}`
  return problems
}

function kindProblems({ kind, subject, range, options }: GiftQuestionDraft, field: string): Problems {
  const isPrice = subject === 'price'
  if (isPrice !== (kind === 'range')) return { [`${field}.kind`]: 'must be a range for a price, and only for a price' }
  if (isPrice !== (range !== null)) return { [`${field}.range`]: 'is for prices only, and required there' }
  if (range && range.min >= range.max) return { [`${field}.range`]: 'must end above its start' }
  if (!isPrice && options.length < 2) return { [`${field}.options`]: 'must be at least two' }
  if ((subject === 'city' || subject === 'person') && kind !== 'one')
    return { [`${field}.kind`]: `must be one for a ${subject}` }
  return {}
}

function optionProblems({ options, subject, range }: GiftQuestionDraft, field: string): Problems {
  const problems: Problems = {}
  for (const [at, { value, because, tags }] of options.entries()) {
    const name = `${field}.options.${at}`
    if (options.findIndex((one) => one.value === value) !== at) problems[`${name}.value`] = 'is used twice'
    if (subject === 'price' && !(range && isWithin(value, range)))
      problems[`${name}.value`] = "must be a range such as '500-1000', within the question's own"
    if (subject === 'city' && !cityOf(value)) problems[`${name}.value`] = 'is not one of our cities'
    if (subject === 'avoid' && tags.length === 0) problems[`${name}.tags`] = 'are required: what to avoid'
    const [unknown] = because ? unknownTokens(because) : []
    if (unknown) problems[`${name}.because`] = `has {${unknown}}, which is not a known placeholder`
  }
  return problems
}

function isWithin(value: string, range: { min: number; max: number }): boolean {
  const price = readRange(value)
  return price !== undefined && price.from >= range.min && price.to <= range.max
}
