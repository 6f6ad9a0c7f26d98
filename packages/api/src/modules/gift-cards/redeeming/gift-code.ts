import { createHmac, randomBytes } from 'node:crypto'
import { keyedHash } from '../../auth/keyed-hash.ts'

/** Without look-alikes: of 0 O Q D only D, of 1 I L only L, of B 8, S 5, Z 2, U V one each. */
export const codeAlphabet = '23456789ACDEFGHJKLMNPRTUWXY'
export const codeLength = 16
const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'D',
  O: 'D',
  Q: 'D',
  '1': 'L',
  I: 'L',
  B: '8',
  S: '5',
  Z: '2',
  V: 'U',
}

/** The code as it was printed, from what was typed: ignores spaces, dashes and case, and corrects look-alikes. */
export const readCode = (typed: string): string =>
  [...typed.normalize('NFKC').toUpperCase()]
    .filter((letter) => /[0-9A-Z]/.test(letter))
    .map((letter) => lookAlikes[letter] ?? letter)
    .join('')

/** The code in groups of four, for reading out. */
export const showCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code

export interface MadeCode {
  readonly code: string
  readonly token: string
}

export type GiftCodes = ReturnType<typeof giftCodes>

/** Codes of cards and tokens of their links; in plain form they are known to their recipients alone. */
export function giftCodes(secret: string) {
  /** Derives the letters; bytes that would favour some letters are skipped. */
  function lettersFrom(seed: Uint8Array): string {
    const fair = Math.floor(256 / codeAlphabet.length) * codeAlphabet.length
    let letters = ''
    for (let block = 0; letters.length < codeLength; block += 1) {
      for (const byte of createHmac('sha256', secret).update(`gift-code ${block} `).update(seed).digest()) {
        if (byte < fair && letters.length < codeLength) letters += codeAlphabet[byte % codeAlphabet.length]
      }
    }
    return letters
  }
  return {
    newSeed: (): Buffer => randomBytes(32),
    /** The same seed makes the same code and token. */
    from: (seed: Uint8Array): MadeCode => ({
      code: lettersFrom(seed),
      token: createHmac('sha256', secret).update('gift-token ').update(seed).digest('base64url'),
    }),
    hashOfCode: (code: string): Buffer => keyedHash(secret, 'gift-code', code),
    hashOfToken: (token: string): Buffer => keyedHash(secret, 'gift-token', token),
  }
}
