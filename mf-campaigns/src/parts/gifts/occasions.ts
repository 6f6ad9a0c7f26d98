import type { GiftCardDesign } from './gifts.queries.ts'

type Occasion = GiftCardDesign['occasion']

const names: Readonly<Record<Occasion, string>> = {
  birthday: 'Birthday',
  anniversary: 'Anniversary',
  wedding: 'Wedding',
  diwali: 'Diwali',
  rakhi: 'Rakhi',
  'thank-you': 'Thank you',
  congratulations: 'Congratulations',
  'new-home': 'New home',
  'new-baby': 'New baby',
  farewell: 'Farewell',
  eid: 'Eid',
  holi: 'Holi',
  anytime: 'Any day',
}

export const occasionName = (occasion: Occasion): string => names[occasion]

/** The occasions that have designs, in the shop's order. */
export const occasionsOf = (designs: readonly GiftCardDesign[]): readonly Occasion[] => [
  ...new Set(designs.map(({ occasion }) => occasion)),
]
