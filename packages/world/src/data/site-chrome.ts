/** The strip above the header: `{{…}}` is bold. The first one active in a city is shown. */
export const couponBanners = [
  {
    kind: 'offer',
    words: 'First bag? {{NAMASTE10}}: 10% off, up to ₹150, from ₹499.',
    url: '/shop',
    cta: 'To the shop',
    cities: [],
  },
] as const

interface AdSeed {
  readonly advertiser: string
  readonly title: string
  readonly words: string
  readonly url: string
  readonly cta: string
  readonly scene: string
  readonly cities: readonly string[]
}

/** Ads run for a year from the day of seeding. */
export const ads: readonly AdSeed[] = [
  {
    advertiser: 'Dilli Dyers',
    title: 'The indigo vat is open on Saturdays',
    words: 'Bring a white shirt that has given up. Asif and his mother give it another ten years.',
    url: '/shop/m/dilli-dyers',
    cta: 'See what they dye',
    scene: 'blocks-day',
    cities: ['delhi'],
  },
  {
    advertiser: 'Handloom week',
    title: 'Seven days, seven looms',
    words: 'Sarees, stoles and shirts with the weaver’s name inside the last fold.',
    url: '/shop/marketing/handloom-week',
    cta: 'Meet the looms',
    scene: 'loom-day',
    cities: ['bangalore', 'mumbai', 'goa', 'kolkata', 'pune', 'chennai', 'hyderabad'],
  },
]

/** Winners of the brand awards: [year, award, maker, why]. */
export const awardWinners = [
  [2026, 'Craft of the year', 'dilli-dyers', 'For bringing a vat that was cold since 1981 back to blue.'],
  [2026, 'First shop', 'mitti-studio', 'For cups that people hold with both hands.'],
  [2025, 'Craft of the year', 'mochi-daughters', 'For sisters who put their own names on the sole.'],
  [2025, 'Print of the year', 'kala-katha', 'For a block that took four months to cut.'],
] as const
