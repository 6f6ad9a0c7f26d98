import { isGstin } from './gstin.ts'

test('accepts GST numbers that are in use', () => {
  // Published by their owners on invoices and websites.
  for (const gstin of ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '27AAACR5055K1Z7'])
    expect([gstin, isGstin(gstin)]).toEqual([gstin, true])
})

test('refuses a number with one wrong, one missing or two exchanged characters', () => {
  for (const gstin of [
    '27AAPFU0939F1ZW',
    '27AAPFU0993F1ZV',
    '27AAPFU0939F1Z',
    '27aapfu0939f1zv',
    '72AAPFU0939F1ZV',
    '',
  ]) {
    expect([gstin, isGstin(gstin)]).toEqual([gstin, false])
  }
})
