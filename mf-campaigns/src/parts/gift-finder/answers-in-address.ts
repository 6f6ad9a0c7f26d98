import type { GiftAnswer, GiftQuestion, GiftQuestions } from '@nukkad/contracts/endpoints/shop/gift-finder'

/** Answers by question id, as the URL holds them. */
export type Answers = ReadonlyMap<string, readonly string[]>

/** The names of the two fields of a custom range. */
export const ownEnds = (id: string) => ({ from: `${id}.from`, to: `${id}.to` })

/** The answers in the URL; values that are not offered are left out, so that an old link never breaks a page. */
export function answersIn({ questions }: GiftQuestions, search: URLSearchParams): Answers {
  return new Map(
    questions.flatMap((question) => {
      const values = question.kind === 'range' ? rangeIn(question, search) : offeredIn(question, search)
      return values.length > 0 ? [[question.id, values] as const] : []
    }),
  )
}

function offeredIn({ id, kind, options }: GiftQuestion, search: URLSearchParams): string[] {
  const given = new Set(search.getAll(id))
  const values = options.flatMap(({ value }) => (given.has(value) ? [value] : []))
  return kind === 'one' ? values.slice(0, 1) : values
}

function rangeIn({ id, range }: GiftQuestion, search: URLSearchParams): string[] {
  if (!range) return []
  const ready = /^(\d{1,7})-(\d{1,7})$/.exec(search.get(id) ?? '')
  const names = ownEnds(id)
  const number = (text: string | null | undefined, usual: number) =>
    text && /^\d{1,7}$/.test(text) ? Math.min(range.max, Math.max(range.min, Number(text))) : usual
  const own = [search.get(names.from), search.get(names.to)]
  if (!ready && !own.some(Boolean)) return []
  const ends = [number(ready?.[1] ?? own[0], range.min), number(ready?.[2] ?? own[1], range.max)]
  return [`${Math.min(...ends)}-${Math.max(...ends)}`]
}

/** The answers for the API: 'who:mother;likes:cooking,reading'. */
export const answersText = (answers: Answers): string =>
  [...answers].map(([id, values]) => `${id}:${values.join(',')}`).join(';')

export const answersList = (answers: Answers): GiftAnswer[] =>
  [...answers].map(([questionId, values]) => ({ questionId, values: [...values] }))

/**
 * The step in the URL, from 1; one more than the number of questions is the result. A missing required answer comes
 * first.
 */
export function stepIn({ questions }: GiftQuestions, answers: Answers, search: URLSearchParams): number {
  const asked = Number(search.get('step') ?? 1)
  const step = Number.isInteger(asked) ? Math.min(questions.length + 1, Math.max(1, asked)) : 1
  const missing = questions.findIndex(({ id, isRequired }) => isRequired && !answers.has(id))
  return missing === -1 ? step : Math.min(step, missing + 1)
}

/** The query string for these answers at this step; `of` is the list that is being changed. */
export function addressQuery(answers: Answers, step: number, of: string | null): string {
  const query = new URLSearchParams([...answers].flatMap(([id, values]) => values.map((value) => [id, value])))
  query.set('step', String(step))
  if (of) query.set('of', of)
  return query.toString()
}
