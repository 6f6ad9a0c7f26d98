import type { GiftAnswer } from '@nukkad/contracts/endpoints/shop/gift-finder'
import type { GiftQuestionnaire } from '@nukkad/contracts/endpoints/shop/questionnaires'
import { type Option, type PriceRange, rangeInWords, readRange } from '../questionnaire.ts'

/** The tags that an answer asks for, and the words that give it as a reason. */
export interface WantedTags {
  readonly label: string
  readonly tags: readonly string[]
  readonly because: string | null
}

/** What one answer asks of a gift: matching one of its options is enough. */
export interface Wish {
  readonly questionId: string
  readonly title: string
  /** Tastes weigh more than who the recipient is. */
  readonly weight: number
  readonly wanted: readonly WantedTags[]
}

/** The interpreted answers: what must hold, and what is desirable. */
export interface Wishes {
  readonly wishes: readonly Wish[]
  readonly avoid: readonly string[]
  readonly price:
    | (PriceRange & { readonly questionId: string; readonly words: string; readonly isOpen: boolean })
    | null
  readonly city: string | null
  readonly occasion: string | null
}

type Pronoun = 'she' | 'he' | 'they'

const words = {
  she: { who: 'she', their: 'her', them: 'her', s: 's', es: 'es', is: 'is', has: 'has' },
  he: { who: 'he', their: 'his', them: 'him', s: 's', es: 'es', is: 'is', has: 'has' },
  they: { who: 'they', their: 'their', them: 'them', s: '', es: '', is: 'are', has: 'have' },
} as const

const token = /\{(\w+)\}/g

/** '{who} cook{s}' becomes 'she cooks' for a mother, 'they cook' for friends. */
const spoken = (template: string, pronoun: Pronoun): string =>
  template.replace(token, (whole, name: string) => (words[pronoun] as Record<string, string>)[name] ?? whole)

/** The unknown placeholders of a template. */
export const unknownTokens = (template: string): string[] =>
  [...template.matchAll(token)].flatMap(([, name = '']) => (name in words.they ? [] : [name]))

const weights = { person: 2, taste: 5 } as const

/** Turns answers, already checked against their questions, into wishes. */
export function wishesOf({ questions, occasion }: GiftQuestionnaire, answers: readonly GiftAnswer[]): Wishes {
  const given = new Map(answers.map(({ questionId, values }) => [questionId, values]))
  const chosen = questions.map((question) => ({
    ...question,
    chosen: question.options.filter(({ value }) => given.get(question.id)?.includes(value)),
  }))
  const person = chosen.find(({ subject }) => subject === 'person')
  const pronoun = person?.chosen.find(({ who }) => who)?.who ?? 'they'
  const wanted = ({ label, tags, because }: Option): WantedTags => ({
    label,
    tags,
    because: because && spoken(because, pronoun),
  })
  const tastes = chosen.flatMap(({ subject, chosen: options, id, title }): Wish[] => {
    if (subject !== 'person' && subject !== 'taste') return []
    // A recipient who likes cooking and 'anything' is open to anything.
    if (options.length === 0 || options.some(({ tags }) => tags.length === 0)) return []
    return [{ questionId: id, title, weight: weights[subject], wanted: options.map(wanted) }]
  })
  return {
    wishes: tastes,
    avoid: chosen.flatMap(({ subject, chosen: options }) =>
      subject === 'avoid' ? options.flatMap(({ tags }) => tags) : [],
    ),
    price: priceIn(questions, given),
    city: chosen.find(({ subject }) => subject === 'city')?.chosen[0]?.value ?? null,
    occasion,
  }
}

function priceIn(questions: GiftQuestionnaire['questions'], given: ReadonlyMap<string, string[]>): Wishes['price'] {
  const question = questions.find(({ subject }) => subject === 'price')
  const price = question && readRange(given.get(question.id)?.[0])
  if (!price || !question.range) return null
  const isOpen = price.to >= question.range.max
  return { ...price, questionId: question.id, words: rangeInWords(price, question.range), isOpen }
}
