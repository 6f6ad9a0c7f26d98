import { carriesContact } from '../../text/public-text.ts'
import { tidiedAnswer, tidiedQuestion, tidiedReason } from './question-words.ts'

describe('a text for the public', () => {
  test.each([
    'Is it 100 cm or 1.2 m long, and does it cost ₹1,499 or ₹1,899?',
    'Can you make 2 by 25 December 2026, between 10:30 and 18:00?',
    'Would it arrive before the 14th? My pincode is 110003.',
    'क्या यह असली रेशम है?',
    'Is it dry clean only?Or can I wash it?',
    'I need 2 @ 1,200 each, is that possible?',
  ])('may say %s', (text) => {
    expect(carriesContact(text)).toBe(false)
    expect(tidiedQuestion(text)).toBe(text)
  })

  test.each([
    'See https://evil.example for the same',
    'It is cheaper at cheap-kurtas.in, is it not?',
    'ｗｗｗ．evil．com has it too, why?',
    'Write to asha@example.com please',
    'Write to asha @ example . com please',
    'Follow @dilli_dyers for more, will you?',
    'Call me at 98100 12345 please',
    'Call me at +91-98100-12345 please',
    'Call me: ९८१००१२३४५, please',
    'Call 9​8​1​0​0​1​2​3​4​5 please',
    'Call 9\ufe0f8\ufe0f1\ufe0f0\ufe0f0\ufe0f1\ufe0f2\ufe0f3\ufe0f4\ufe0f5 please',
    'Call 98*100*12_345 or 98·100—12·345 please',
    'Write to asha\u034f@example.com please',
    'Is it <script>alert(1)</script> cotton?',
    '<img src=x onerror=alert(1)> silk?',
    'javascript:alert(1) what?',
  ])('is kindly refused when it says %s', (text) => {
    expect(() => tidiedQuestion(text)).toThrow(/please leave out links, phone numbers, email addresses/)
    expect(() => tidiedAnswer(text)).toThrow(/please leave out links/)
  })

  test('is tidied, and neither too short nor, once normalised, too long', () => {
    expect(tidiedQuestion('  Is it \r\n\r\n\r\n\r\n cotton? ')).toBe('Is it\n\ncotton?')
    expect(() => tidiedQuestion('  Hm?  ')).toThrow('Please write your question in a few words.')
    expect(() => tidiedQuestion('\u3164'.repeat(20))).toThrow('Please write your question in a few words.')
    expect(() => tidiedAnswer('\u200b\u2060')).toThrow('Please write an answer.')
    expect(tidiedReason('We \u202eeurt\u202c')).toBe('We eurt')
    expect(() => tidiedAnswer('  ')).toThrow('Please write an answer.')
    // Each of these letters is two characters in its normal form.
    expect(() => tidiedQuestion('\u0958'.repeat(200))).toThrow('Please shorten it to 300 characters.')
    expect(() => tidiedReason('\u0958'.repeat(200))).toThrow('Please shorten it to 300 characters.')
    expect(() => tidiedReason(' \n ')).toThrow('Please say why, in a few words.')
  })
})
