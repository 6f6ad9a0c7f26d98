import type { Pattern } from '../patterns.ts'

/** The parts of a gift card's picture, by its key. Colours are #rrggbb. */
export interface GiftCardDrawing {
  readonly key: string
  /** the background, dark enough for cream text on it */
  readonly ground: string
  /** the colour of its print */
  readonly print: string
  readonly pattern: Pattern
}

const drawing = (key: string, ground: string, print: string, pattern: Pattern): GiftCardDrawing => ({
  key,
  ground,
  print,
  pattern,
})

/** One drawing for each occasion that gift cards are sold for. */
export const giftCardDrawings: readonly GiftCardDrawing[] = [
  drawing('birthday', '#b5371f', '#f5a300', 'dots'),
  drawing('anytime', '#0b6b66', '#8fd0c4', 'leaf'),
  drawing('thank-you', '#8a5a00', '#f9d98a', 'buti'),
  drawing('congratulations', '#4a3a8c', '#f5c26b', 'chevron'),
  drawing('wedding', '#8c1d40', '#f0b95a', 'paisley'),
  drawing('anniversary', '#3b3a66', '#c9b7ea', 'star'),
  drawing('new-home', '#9a4a24', '#ffd9a0', 'jaali'),
  drawing('new-baby', '#2f6f7d', '#bfe3e0', 'lehar'),
  drawing('farewell', '#1f5a4a', '#f5c26b', 'chevron'),
  drawing('diwali', '#2a2850', '#f5a300', 'star'),
  drawing('rakhi', '#a02c5a', '#ffc8a8', 'paisley'),
  drawing('eid', '#14524c', '#e8c56a', 'jaali'),
  drawing('holi', '#7a2f7a', '#ffd36b', 'dots'),
]
