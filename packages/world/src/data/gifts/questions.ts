import { cities } from '@nukkad/contracts'
import type { GiftQuestionDraft } from '@nukkad/contracts/endpoints/shop/questionnaires'

type Option = GiftQuestionDraft['options'][number]

const person = (value: string, label: string, who: Option['who'], because: string): Option => ({
  value,
  label,
  who,
  because,
  tags: [value],
})

/** Recipients of a gift, by the tag of the same name. */
export const people = {
  mother: person('mother', 'My mother', 'she', 'it suits a mother'),
  father: person('father', 'My father', 'he', 'it suits a father'),
  partner: person('partner', 'My partner', 'they', 'it is for somebody close'),
  sister: person('sister', 'My sister', 'she', 'it suits a sister'),
  brother: person('brother', 'My brother', 'he', 'it suits a brother'),
  friend: person('friend', 'A friend', 'they', 'it suits a friend'),
  child: person('child', 'A child', 'they', 'it suits a child'),
  grandparent: person('grandparent', 'My grandparents', 'they', 'it suits grandparents'),
  colleague: person('colleague', 'A colleague', 'they', 'it suits a colleague'),
  host: person('host', 'The family next door', 'they', 'a whole family can share it'),
  couple: person('couple', 'The two of them', 'they', 'it is meant for two'),
} as const satisfies Record<string, Option>

const taste = (tag: string, label: string, because: string): Option => ({
  value: tag,
  label,
  because,
  who: null,
  tags: [tag],
})

/** Tastes of a recipient, by the tag of the same name. */
export const tastes = {
  cooking: taste('cooking', 'Cooking', '{who} cook{s}'),
  chai: taste('tea-coffee', 'Chai and coffee', '{who} take{s} chai seriously'),
  sweets: taste('sweet-tooth', 'Something sweet', '{who} {has} a sweet tooth'),
  snacks: taste('snacking', 'A good nibble', 'a tin is never safe from {them}'),
  plants: taste('gardening', 'Plants', '{who} grow{s} things'),
  writing: taste('writing', 'Paper and ink', '{who} still write{s} by hand'),
  clothes: taste('fashion', 'Clothes', '{who} like{s} to dress up'),
  jewellery: taste('jewellery', 'Jewellery', '{who} wear{s} what others lock away'),
  rest: taste('self-care', 'A slow Sunday', '{who} {has} earned a slow Sunday'),
  home: taste('home', 'The house', '{who} {is} always doing up the house'),
  art: taste('art', 'Pictures', '{who} look{s} at the walls first'),
  games: taste('games', 'Games', '{who} play{s} to win'),
  animals: taste('animals', 'Animals', 'somebody on four legs runs {their} house'),
  anything: { value: 'anything', label: 'No idea, surprise us', tags: [], because: null, who: null },
} as const satisfies Record<string, Option>

const plain = (value: string, label: string, tags: string[] = []): Option => ({
  value,
  label,
  tags,
  because: null,
  who: null,
})
const question = { hint: null, isRequired: false, range: null }

/** The question about the recipient, the only required one. */
export const forWhom = (title: string, options: readonly Option[]): GiftQuestionDraft => ({
  ...question,
  id: 'who',
  title,
  kind: 'one',
  subject: 'person',
  isRequired: true,
  options: [...options],
})

/** The question about the recipient's tastes. */
export const whatTheyLike = (title: string, options: readonly Option[]): GiftQuestionDraft => ({
  ...question,
  id: 'likes',
  title,
  kind: 'many',
  subject: 'taste',
  options: [...options, tastes.anything],
  hint: 'As many as are true. One is enough.',
})

/** The question about the price, up to `max` rupees or more. */
export const budget = (max: number, ranges: readonly (readonly [string, string])[]): GiftQuestionDraft => ({
  ...question,
  id: 'budget',
  title: 'How much may it cost?',
  kind: 'range',
  subject: 'price',
  range: { min: 0, max, step: 100 },
  options: ranges.map(([value, label]) => plain(value, label)),
})

/** The question about what to avoid. */
export const notThat: GiftQuestionDraft = {
  ...question,
  id: 'avoid',
  title: 'Anything it must not be?',
  kind: 'many',
  subject: 'avoid',
  hint: 'We keep to these strictly.',
  options: [
    plain('sugar', 'Sweet', ['sugar']),
    plain('leather', 'Leather', ['leather']),
    plain('scented', 'Scented', ['scented']),
    plain('fragile', 'Breakable', ['fragile']),
    plain('alive', 'Alive', ['alive']),
  ],
}

/** The question about the destination. */
export const whereTo: GiftQuestionDraft = {
  ...question,
  id: 'where',
  title: 'Which city does it go to?',
  kind: 'one',
  subject: 'city',
  hint: 'Fresh sweets and plants travel within their own city only.',
  options: cities.map(({ slug, name }) => plain(slug, name)),
}
