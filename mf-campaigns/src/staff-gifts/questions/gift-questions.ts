import type {
  EditedQuestionnaire,
  GiftQuestionDraft,
  GiftQuestionnaire,
  GiftSubject,
} from '@nukkad/contracts/endpoints/shop/questionnaires'

export type Option = GiftQuestionDraft['options'][number]

/** The subjects a question can have, in the editors' words. */
export const subjects: Readonly<Record<GiftSubject, string>> = {
  person: 'Who it is for',
  taste: 'What they like',
  avoid: 'What to avoid',
  price: 'The price',
  city: 'The city it goes to',
}
/** Question ids as used in URLs. */
const ids: Readonly<Record<GiftSubject, string>> = {
  person: 'who',
  taste: 'likes',
  avoid: 'not',
  price: 'budget',
  city: 'where',
}
/** Whether a questionnaire may ask about the subject only once. */
export const isSingle = (subject: GiftSubject): boolean => subject !== 'taste' && subject !== 'avoid'

const option = (value: string, label: string): Option => ({ value, label, tags: [], because: null, who: null })

/** An option with a name that is not used in its question yet. */
export function newOption(value: string, label: string, options: readonly Option[]): Option {
  let name = value
  for (let nth = 2; options.some((one) => one.value === name); nth += 1) name = `${value}-${nth}`
  return option(name, label)
}

/** A question about a subject, with an id of its own. */
export function newQuestion(subject: GiftSubject, { questions }: GiftQuestionnaire): GiftQuestionDraft {
  let id = ids[subject]
  for (let nth = 2; questions.some((one) => one.id === id); nth += 1) id = `${ids[subject]}-${nth}`
  const isPrice = subject === 'price'
  return {
    id,
    subject,
    title: subjects[subject],
    hint: null,
    isRequired: subject === 'person',
    kind: isPrice ? 'range' : isSingle(subject) ? 'one' : 'many',
    range: isPrice ? { min: 0, max: 10_000, step: 100 } : null,
    options: isPrice ? [option('0-1000', 'Up to ₹1,000')] : [],
  }
}

/** A questionnaire to start from. */
export function newQuestionnaire(title: string): GiftQuestionnaire {
  const empty: GiftQuestionnaire = { title, intro: 'A few short questions.', occasion: null, questions: [] }
  const options = [option('friend', 'A friend'), option('family', 'Family')]
  return { ...empty, questions: [{ ...newQuestion('person', empty), title: 'Who is it for?', options }] }
}

/** What an answer does, in short: 'Looks for: Cooking, Spices. Because {who} cook{s}'. */
export function meaningOf(
  { subject }: GiftQuestionDraft,
  { value, tags: chosen, because }: Option,
  tags: EditedQuestionnaire['tags'],
): string {
  if (subject === 'price' || subject === 'city') return value
  const labels = chosen.map((tag) => tags.find((one) => one.tag === tag)?.label ?? tag)
  if (subject === 'avoid') return labels.length > 0 ? `Excludes: ${labels.join(', ')}` : 'Excludes nothing yet'
  const looks = labels.length > 0 ? `Looks for: ${labels.join(', ')}` : 'Anything fits'
  return because ? `${looks}. Because ${because}` : looks
}
