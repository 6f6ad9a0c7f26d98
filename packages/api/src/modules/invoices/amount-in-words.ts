import type { Paise } from '../pricing/money.ts'

const small =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  )
const tens = '  Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')

function belowHundred(number: number): string {
  if (number < 20) return small[number] ?? ''
  const rest = number % 10
  return `${tens[Math.floor(number / 10)]}${rest > 0 ? `-${small[rest]}` : ''}`
}

/** 1,24,999 → One Lakh Twenty-Four Thousand Nine Hundred and Ninety-Nine. Crores above 99 are written likewise. */
function inWords(number: number): string {
  if (number === 0) return 'Zero'
  const rest = number % 100
  const parts = [
    [Math.floor(number / 10_000_000), 'Crore'],
    [Math.floor(number / 100_000) % 100, 'Lakh'],
    [Math.floor(number / 1000) % 100, 'Thousand'],
    [Math.floor(number / 100) % 10, 'Hundred'],
  ] as const
  const words = parts.flatMap(([count, unit]) =>
    count === 0 ? [] : [`${count > 99 ? inWords(count) : belowHundred(count)} ${unit}`],
  )
  if (rest > 0) words.push(`${words.length > 0 ? 'and ' : ''}${belowHundred(rest)}`)
  return words.join(' ')
}

/** An amount in words, as written on Indian invoices. */
export function amountInWords(amount: Paise): string {
  const whole = Math.floor(amount / 100)
  const rest = amount % 100
  const paise = rest > 0 ? ` and ${belowHundred(rest)} ${rest === 1 ? 'Paisa' : 'Paise'}` : ''
  return `${whole === 1 ? 'Rupee' : 'Rupees'} ${inWords(whole)}${paise} Only`
}
