import type { BrandCard, BrandMood, BrandPrice } from '@nukkad/contracts/endpoints/shop/brands'

/** Moods in visitors' words. */
export const moodWords: Readonly<Record<BrandMood, string>> = {
  heirloom: 'Handed down',
  playful: 'Playful',
  quiet: 'Quiet',
  festive: 'Festive',
  earthy: 'Earthy',
  bold: 'Bold',
}

export const priceWords: Readonly<Record<BrandPrice, string>> = {
  low: 'Mostly below ₹700',
  middle: '₹700 to ₹2,000',
  high: 'Mostly above ₹2,000',
}

/** 'Shahpur Jat, Delhi, since 1984'. */
export const whereFrom = ({ locality, city, since }: BrandCard): string =>
  [locality, city.name, ...(since ? [`since ${since}`] : [])].join(', ')

/** What the brand makes, in words. */
export const makesWords = ({ categories }: BrandCard): string =>
  categories
    .slice(0, 3)
    .map(({ title }) => title.toLowerCase())
    .join(', ')
