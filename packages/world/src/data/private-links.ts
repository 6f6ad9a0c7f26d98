/** Private links, known only to their recipients; `detail` is the segment after the code. */
export const privateLinks = [
  { code: '9f86d081884c7d659a2feaa0c55ad015', detail: '', campaign: 'behind-the-shutter' },
  {
    code: '9f86d081884c7d659a2feaa0c55ad015',
    detail: 'early-access',
    campaign: 'behind-the-shutter-early-access',
  },
]

/** Tokens, each of which one person can redeem once. */
export const tokens = [
  {
    code: 't-3f2a9c81b7d64e05',
    title: 'A kulhad on the house',
    line: 'You wrote to us when the tea was cold. Here is what we owe you.',
    gift: { kind: 'perks', paise: 150_00, days: 60, text: 'For a tea that was cold' },
    days: 365,
  },
  {
    code: 't-5e1d0c7b9a3f2846',
    title: 'For whoever opened the parcel first',
    line: 'It said so on the inside of the lid.',
    gift: { kind: 'coupon', code: 'LOKAL100', text: '₹100 off your next bag' },
    days: 365,
  },
]

/** Short URLs, as printed on cards. */
export const shortLinks = [{ code: 'diwali', path: '/campaign/festive/diwali-lights' }]
