import type { GiftAnswer } from '@nukkad/contracts/endpoints/shop/gift-finder'
import type { GiftQuestionDraft, GiftQuestionnaire } from '@nukkad/contracts/endpoints/shop/questionnaires'
import { Invalid } from '../../../errors.ts'
import { readRange } from '../questionnaire.ts'

/** Parses 'who:mother;likes:cooking,reading'; unreadable answers are omitted, and reported as missing later. */
export function answersInText(text: string): GiftAnswer[] {
  return text.split(';').flatMap((part) => {
    const [questionId = '', values = ''] = part.split(':')
    const list = values.split(',').filter((value) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value))
    return /^[a-z][a-z0-9-]{0,29}$/.test(questionId) && list.length > 0 ? [{ questionId, values: list }] : []
  })
}

/**
 * Checks answers against the questions and sorts them into the questions' order; empty answers are omitted. Refuses
 * answers to questions that were not asked, and missing required answers.
 */
export function readAnswers({ questions }: GiftQuestionnaire, answers: readonly GiftAnswer[]): GiftAnswer[] {
  const asked = new Map(questions.map((question) => [question.id, question]))
  const seen = new Map<string, GiftAnswer>()
  for (const [at, { questionId, values }] of answers.entries()) {
    const question = asked.get(questionId)
    const field = `answers.${at}`
    if (!question) throw new Invalid({ [`${field}.questionId`]: 'was not asked' })
    if (seen.has(questionId)) throw new Invalid({ [`${field}.questionId`]: 'is answered twice' })
    seen.set(questionId, { questionId, values: readValues(question, [...new Set(values)], `${field}.values`) })
  }
  return questions.flatMap(({ id, isRequired, title }) => {
    const answer = seen.get(id)
    if (answer && answer.values.length > 0) return [answer]
    if (isRequired) throw new Invalid({ answers: 'are not complete' }, `Please answer “${title}” first.`)
    return []
  })
}

function readValues(question: GiftQuestionDraft, values: string[], field: string): string[] {
  if (values.length === 0) return []
  if (question.kind === 'range') return [readPrice(question, values, field)]
  const known = new Set(question.options.map(({ value }) => value))
  if (values.some((value) => !known.has(value)))
    throw new Invalid({ [field]: 'contains an option that was not offered' })
  if (question.kind === 'one' && values.length > 1) throw new Invalid({ [field]: 'contains more than one option' })
  return values
}

/** Both ends of the range in one text, or each in its own. */
function readPrice({ range, title }: GiftQuestionDraft, values: string[], field: string): string {
  const text = values.length === 2 ? values.join('-') : values[0]
  const price = values.length <= 2 ? readRange(text) : undefined
  if (!price) throw new Invalid({ [field]: "must be a range such as '500-1000'" }, `${title}: please say from and to.`)
  if (range && (price.from > range.max || price.to < range.min))
    throw new Invalid({ [field]: `must be between ${range.min} and ${range.max}` })
  return `${price.from}-${price.to}`
}
