import { oneLine, paragraphs } from './typed-text.ts'

describe.each([
  ['one line', oneLine],
  ['a large field', paragraphs],
])('a text typed into %s', (_, tidied) => {
  test.each([
    ['spaces without width', '\u200b\u200b\u2060\ufeff'],
    ['marks of direction', '\u202e\u2066\u200f'],
    ['letters that show nothing', '\u3164\u115f\u1160\uffa0'],
    ['the blank of Braille', '\u2800 \u2800'],
    ['tags and variation selectors', '\u{e0041}\ufe0f\u034f'],
  ])('is empty when it has only %s', (_what, text) => expect(tidied(text)).toBe(''))

  test('neither turns the text around it nor hides anything', () =>
    expect(tidied('Is it \u202eklis\u202c,\u0091 or\u200b cot\u00adton?')).toBe('Is it klis, or cotton?'))

  test.each(['नमस्ते, क्‍या यह रेशम है?', '‏کیا یہ ریشم ہے؟‏', '👩‍👩‍👧 ❤️'])('keeps %s', (text) =>
    expect(tidied(text)).toBe(text.normalize('NFC')),
  )
})
