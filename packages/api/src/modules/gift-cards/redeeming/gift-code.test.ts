import fc from 'fast-check'
import { codeAlphabet, codeLength, giftCodes, readCode, showCode } from './gift-code.ts'

const codes = giftCodes('a secret of the server')

describe('gift card codes', () => {
  test('have sixteen letters, none of which looks like another', () => {
    for (const letter of '0O1IQBSZV') expect(codeAlphabet).not.toContain(letter)
    for (let more = 0; more < 200; more += 1) {
      const { code } = codes.from(codes.newSeed())
      expect(code).toMatch(new RegExp(`^[${codeAlphabet}]{${codeLength}}$`))
    }
  })

  test('use every letter about equally often', () => {
    const counts = new Map<string, number>()
    for (let more = 0; more < 2_000; more += 1) {
      for (const letter of codes.from(codes.newSeed()).code) counts.set(letter, (counts.get(letter) ?? 0) + 1)
    }
    const expected = (2_000 * codeLength) / codeAlphabet.length
    for (const letter of codeAlphabet) expect(Math.abs((counts.get(letter) ?? 0) - expected)).toBeLessThan(expected / 4)
  })

  test('are read with spaces, dashes, in lower case and with similar letters', () => {
    const code = 'D8L5A2UKD8L5A2UK'
    expect(showCode(code)).toBe('D8L5-A2UK-D8L5-A2UK')
    for (const typed of ['d8l5 a2uk d8l5 a2uk', ' D8L5–A2UK—D8L5-A2UK\n', '0BISAZVK-OB1SAZVK', 'QBLSAZVKDBLSAZVK'])
      expect(readCode(typed)).toBe(code)
  })

  test('are read idempotently', () => {
    fc.assert(fc.property(fc.string(), (typed) => expect(readCode(readCode(typed))).toBe(readCode(typed))))
  })

  test('are derived from seed and secret', () => {
    const seed = codes.newSeed()
    expect(codes.from(seed)).toEqual(codes.from(seed))
    expect(giftCodes('another').from(seed).code).not.toBe(codes.from(seed).code)
  })
})
