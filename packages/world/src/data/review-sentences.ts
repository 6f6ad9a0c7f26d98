/**
 * Sentences of reviews with gaps, filled from `fillings`: enough for more than a hundred reviews of one product without
 * a repeated sentence.
 */
export const fillings = {
  who: [
    ...['My sister', 'My mother', 'My flatmate', 'The neighbour', 'My aunt', 'A colleague', 'My cousin', 'My father'],
    ...['The bride’s friend', 'My daughter', 'My brother', 'Our landlady', 'The doorman', 'My yoga teacher', 'My boss'],
    ...['My grandmother', 'A stranger in the lift', 'My best friend', 'My mother-in-law', 'The tailor', 'My nephew'],
    ...['An old classmate', 'My husband', 'The lady downstairs', 'My desk mate', 'Our cook'],
  ],
  town: [
    ...[
      'Nashik',
      'Jaipur',
      'Kochi',
      'Guwahati',
      'Indore',
      'Lucknow',
      'Mysuru',
      'Shillong',
      'Nagpur',
      'Surat',
      'Bhopal',
    ],
    ...['Madurai', 'Dehradun', 'Patna', 'Vizag', 'Ranchi', 'Amritsar', 'Udaipur', 'Siliguri', 'Mangaluru', 'Thane'],
  ],
  days: ['two days', 'three days', 'four days', 'five days', 'under a week'],
  month: ['January', 'March', 'May', 'June', 'July', 'August', 'September', 'October'],
  occasion: [
    ...['a birthday', 'a housewarming', 'an anniversary', 'a farewell', 'no reason at all', 'Raksha Bandhan'],
    ...['a new job', 'a wedding', 'a long train journey', 'Pongal', 'Onam', 'an exam passed', 'a naming day', 'Eid'],
  ],
} as const
export type Gap = keyof typeof fillings

/** By number of stars; {gaps} are filled. */
export const praise: Readonly<Record<1 | 2 | 3 | 4 | 5, readonly string[]>> = {
  5: [
    '{who} saw it and wanted the name of the shop.',
    '{who} held it up to the window and nodded twice.',
    'Got it for {occasion} and ordered a second before the week was out.',
    '{who} has borrowed it since {month}.',
    'It went to {town} with me and came back admired.',
  ],
  4: [
    '{who} liked it at once; I needed an evening.',
    'Bought for {occasion}, and it was right, give or take the ribbon.',
    'Came to {town} in {days}, a day later than it said.',
    '{who} would have chosen the other shade, and is wrong.',
  ],
  3: [
    '{who} says it is fine, which is what I say too.',
    'For {occasion} it did, for every day I am not sure.',
    'I expected a little more after {days} of waiting.',
  ],
  2: [
    'It reached {town} with a scratch that nobody had mentioned.',
    '{who} asked whether I had paid for that, and I had.',
    'For {occasion} I had to buy something else as well.',
  ],
  1: [
    'Came to {town} after {days} and went back the same evening.',
    'What I unpacked in {month} was not what I had chosen.',
    '{who} opened it and closed the box again.',
  ],
}

/** Sentences for a positive review of any product. */
export const details: readonly string[] = [
  'Reached {town} in {days}.',
  'In use since {month}, and still as it was.',
  '{who} asked where it came from.',
  'It was for {occasion}, and nobody had two of it.',
  'The maker packed it for {town} as if it were going abroad.',
]
