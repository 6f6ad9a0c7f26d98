import type { BodyOf } from '@nukkad/contracts'
import { isEmail } from '@nukkad/contracts/email'
import type { changeShopWords, OwnShop } from '@nukkad/contracts/endpoints/merchants/merchant-shop'
import { type BrandMood, brandMoods } from '@nukkad/contracts/endpoints/shop/brands'
import type { Check } from '../parts/product/product-facts.ts'
import type { PartFacts } from './shop-part.tsx'

export type WordName =
  | 'maker'
  | 'line'
  | 'story_title'
  | 'story'
  | 'since'
  | 'moods'
  | 'contact_email'
  /** a URL, empty for the drawing; 'uploading' and 'failed' while there is none */
  | 'picture'

export const factsOfWords = (words: OwnShop['words']): PartFacts<WordName> => ({
  maker: words.maker,
  line: words.line,
  story_title: words.story_title,
  story: words.story,
  since: words.since === null ? '' : String(words.since),
  moods: brandMoods.filter((mood) => words.moods.includes(mood)).join(' '),
  contact_email: words.contact_email,
  picture: words.has_own_picture ? words.picture.url : '',
})

export const moodsIn = ({ moods }: Pick<PartFacts<WordName>, 'moods'>): BrandMood[] =>
  brandMoods.filter((mood) => moods.split(' ').includes(mood))

export const checksOfWords = (facts: PartFacts<WordName>): readonly Check[] => [
  ['picture', facts.picture === 'uploading', 'Your picture is still uploading. One moment.'],
  ['picture', facts.picture === 'failed', 'Your picture failed to upload. Send it again or remove it.'],
  ['maker', facts.maker.trim().length < 2, 'Use at least two letters.'],
  ['line', facts.line.trim().length < 10, 'Write a short sentence of at least ten letters.'],
  ['story_title', facts.story_title.trim().length < 3, 'Use at least three letters.'],
  ['story', facts.story.trim().length < 30, 'Write a little more: how you work, and how it began.'],
  ['since', !/^(|1[7-9]\d\d|20\d\d)$/.test(facts.since.trim()), 'Enter a year, such as 1984.'],
  [
    'contact_email',
    facts.contact_email.trim() !== '' && !isEmail(facts.contact_email),
    'Enter an email address, such as hello@example.in.',
  ],
]

export const wordsBody = (facts: PartFacts<WordName>, version: string): BodyOf<typeof changeShopWords> => ({
  maker: facts.maker.trim(),
  line: facts.line.trim(),
  story_title: facts.story_title.trim(),
  story: facts.story.trim(),
  since: facts.since.trim() === '' ? null : Number(facts.since),
  moods: moodsIn(facts),
  contact_email: facts.contact_email.trim(),
  picture: facts.picture,
  version,
})
