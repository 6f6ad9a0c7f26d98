import { isEmail } from './email.ts'

/** Text without @ that begins like a number is taken for a phone number; the server accepts all common notations. */
export const isPhone = (contact: string): boolean => /^[+(\d]/.test(contact.trim()) && !contact.includes('@')

export const contactProblem = (contact: string): string | undefined => {
  if (contact.trim() === '') return 'Enter your mobile number or email address.'
  if (!isPhone(contact)) return emailProblem(contact)
  return contact.replace(/\D/g, '').length >= 10 ? undefined : 'Mobile numbers have ten digits.'
}

/** The same rule as on the server, so that a typing error is reported without a request. */
export const emailProblem = (email: string): string | undefined => {
  if (email.trim() === '') return 'Enter your email address.'
  return isEmail(email) ? undefined : 'This does not look like an email address.'
}

/** The six digits of a pincode in any notation: '110 001', '110-001'. */
export const sixDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, 6)

/** The ten digits of an Indian mobile number in any notation: '+91 98100 12345', '098100-12345', '919810012345'. */
export const tenDigits = (typed: string): string => typed.replace(/[\s()-]/g, '').replace(/^(?:\+?91|0)(?=\d{10}$)/, '')
