const day = (opens: string, closes: string) => ({ opens, closes })
const shut = null

/** Typical weekly opening hours, Monday first. */
export const hourPatterns = [
  [day('10:30', '19:30'), shut, ...Array.from({ length: 5 }, () => day('10:30', '19:30'))],
  [...Array.from({ length: 6 }, () => day('11:00', '20:00')), day('12:00', '18:00')],
  [...Array.from({ length: 6 }, () => day('09:30', '18:00')), shut],
  [shut, ...Array.from({ length: 6 }, () => day('11:00', '19:00'))],
  [...Array.from({ length: 5 }, () => day('10:00', '19:00')), day('10:00', '21:00'), day('10:00', '21:00')],
] as const

export const lanes = [
  'Temple Lane',
  'Old Well Lane',
  'Market Road',
  'Tank Street',
  'Weavers’ Lane',
  'Church Road',
  'Second Cross',
  'Station Road',
  'Bakery Lane',
  'Library Road',
  'Neem Tree Lane',
  'Post Office Road',
] as const

export const landmarks = [
  'opposite the sweet shop',
  'first floor, above the tailor',
  'next to the flour mill',
  'behind the post office',
  'ground floor, blue door',
  'two doors from the chemist',
  'inside the courtyard',
  'above the stationer',
  'beside the flower stall',
  'second gate on the left',
] as const

export const storeLines = [
  'A front room with a workbench in it; you can watch while you wait.',
  'Two shelves, one counter, and a stool for whoever came along.',
  'The workshop is at the back, and the door between is always open.',
  'Everything on the site stands here, and a few things that never made it there.',
  'Come before noon if you want to talk; after five it gets loud.',
  'Seconds are in the basket under the table. Ask, nobody minds.',
  'Chai is offered once. Say yes.',
  'Bring back what broke; it is mended here, on Thursdays.',
] as const

export const directions = [
  'Ask for the old well in {locality}; everybody knows it, and it is next to that.',
  'Autos stop at the corner. From there it is the third door, under the tin awning.',
  'Park at the main road of {locality} and walk in; the lane is a hand too narrow.',
  'Follow the sound of the workshop from the bus stop, about two minutes.',
  'Turn in beside the fruit seller. If you reach the school, you have gone too far.',
  'The board is small and the door is large. Look for the potted tulsi.',
  'From the metro take the gate towards {locality} market, then left at the tea stall.',
  'No lift, one flight of stairs, and a bell that works if you press twice.',
] as const
