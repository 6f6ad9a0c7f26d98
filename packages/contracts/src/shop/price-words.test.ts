import { priceInWords } from './price-words.ts'

test.each([
  ['gift under 1000', { text: 'gift', maxPrice: 1000 }],
  ['Kurta below ₹1,500', { text: 'Kurta', maxPrice: 1500 }],
  ['jhumka up to rs. 499/-', { text: 'jhumka', maxPrice: 499 }],
  ['lamp under 2k', { text: 'lamp', maxPrice: 2000 }],
  ['500 se kam ke jhumke', { text: 'ke jhumke', maxPrice: 500 }],
  ['2 hazar tak saree', { text: 'saree', maxPrice: 2000 }],
  ['500 रुपये से कम झुमका', { text: 'झुमका', maxPrice: 500 }],
  ['saree over 5000', { text: 'saree', minPrice: 5000 }],
  ['gift between 500 and 900', { text: 'gift', minPrice: 500, maxPrice: 900 }],
  ['gift 500-900', { text: 'gift', minPrice: 500, maxPrice: 900 }],
  ['saree over 2000 under 5000', { text: 'saree', minPrice: 2000, maxPrice: 5000 }],
  ['sasta gift', { text: 'gift', maxPrice: 500 }],
  ['सस्ती साड़ी', { text: 'साड़ी', maxPrice: 500 }],
  ['under 500', { text: '', maxPrice: 500 }],
])('priceInWords reads the price in “%s”', (words, read) => {
  expect(priceInWords(words)).toEqual(read)
})

test.each([
  'kurta',
  'toys for under 5',
  'size 6-8 shoes',
  'notebook 100 gsm',
  'underwear 1000',
  'under the banyan tree',
])('priceInWords finds no price in “%s”', (words) => {
  expect(priceInWords(words)).toEqual({ text: words })
})
