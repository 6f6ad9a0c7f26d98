import { amountInWords } from './amount-in-words.ts'

test.each([
  [0, 'Rupees Zero Only'],
  [100, 'Rupee One Only'],
  [1, 'Rupees Zero and One Paisa Only'],
  [1_24_999_50, 'Rupees One Lakh Twenty-Four Thousand Nine Hundred and Ninety-Nine and Fifty Paise Only'],
  [1_00_000_00, 'Rupees One Lakh Only'],
  [7_00_005_00, 'Rupees Seven Lakh and Five Only'],
  [12_34_56_789_00, 'Rupees Twelve Crore Thirty-Four Lakh Fifty-Six Thousand Seven Hundred and Eighty-Nine Only'],
  [2_50_00_00_000_00, 'Rupees Two Hundred and Fifty Crore Only'],
])('amountInWords writes %i paise as %s', (paise, words) => {
  expect(amountInWords(paise)).toBe(words)
})
