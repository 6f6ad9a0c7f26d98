import { tenDigits } from '@nukkad/contracts/contact-problem'

/**
 * What a merchant searches orders for, as orders have it: a phone number in any notation, and an order number as it was
 * read out, in groups, without the hyphen, or with the letters that numbers do not have.
 */
export function soughtWords(typed: string): string {
  const words = typed.trim()
  if (/^\+?[\d\s()-]{4,}$/.test(words)) return tenDigits(words.replace(/^\+91/, ''))
  const number = /^nk(?:[\s-]+([0-9a-z\s-]+)|([0-9a-z]{12}))$/i.exec(words)
  if (!number) return words
  const letters = (number[1] ?? number[2] ?? '').replace(/[\s-]/g, '').toUpperCase()
  return `NK-${letters.replace(/O/g, '0').replace(/[IL]/g, '1')}`
}
