import { type CategoryStock, plainCategory } from './category-stock.ts'

export const hairCare: CategoryStock = {
  ...plainCategory,
  path: 'beauty/hair-care',
  object: 'oil',
  tone: 'Moss',
  packs: [
    ['100 ml', 190, 1],
    ['200 ml', 320, 1.8],
  ],
  grams: 200,
  gst: 18,
  hsn: '3305',
  days: [1, 2],
  care: 'Warm the bottle in hot water, never on the flame. Wash out after an hour.',
  materials: ['Cold-pressed coconut', 'Sesame and herbs', 'Shikakai and reetha', 'Hibiscus and curry leaf'],
  details: [
    'Cooked for nine hours in an iron kadhai, and it shows in the colour.',
    'No mineral oil, no silicone, no hurry.',
    'Comes with a note on how to press, not rub.',
    'Smells of a Sunday in 1994.',
  ],
  isReturnable: false,
  bestBefore: '12 months from packing',
  rows: `
Sunday champi oil | 390 | Coconut, amla, and a lap to lean on. | oil | sampige-soap-company
Hibiscus shampoo bar | 290 | Sixty washes and no bottle. | soap | sampige-soap-company
Curry-leaf scalp tonic | 420 | For hair that is leaving. | oil | vetal-hill-botanicals
Onion-seed serum, no onion smell | 560 | We promise, and so does the doctor. | oil | vetal-hill-botanicals
Friday oil-bath sesame | 340 | The oil before the sambrani. | oil | sambrani-house
Shikakai paste, old style | 310 | Soap nut, pods, fenugreek, patience. | jar | sambrani-house
Bhringraj night oil | 450 | Black, herbal, pillow-case warning.
Neem comb, wide tooth | 260 | Boiled in oil for a week, so it never snags. | comb
Sandal comb, fine tooth | 420 | Leaves a little of itself behind. | comb
Amla rinse powder | 240 | A spoon in a mug, at the end.
Curl cream with flaxseed | 480 | For hair that reads the weather. | cream
Rosemary roots spray | 390 | Twice a day, between emails.
Henna from Sojat, triple sifted | 220 | Red by morning. | jar
Silk scrunchies, saree ends | 340 | Five sarees, ten scrunchies. | ribbon
`,
}
