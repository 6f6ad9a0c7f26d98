import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { Invalid } from '../../../errors.ts'

/**
 * Converts a number as people write it ('098765 43210', '+91 98765-43210') into international form. Without a country
 * code the first country is assumed. Throws Invalid for text that cannot be a phone number, and for countries that are
 * not served.
 */
export function phoneNumber(typed: string, countries: string): string {
  const allowed = countries.split(',') as CountryCode[]
  const parsed = parsePhoneNumberFromString(typed, allowed[0])
  if (!parsed?.isPossible())
    throw new Invalid({ phone: 'does not look like a phone number' }, 'This does not look like a phone number.')
  const isServed = allowed.some((country) => parsed.country === country || isCodeOf(parsed.countryCallingCode, country))
  if (!isServed)
    throw new Invalid(
      { phone: 'is in a country we cannot send texts to' },
      'We cannot send texts to that country. Please use your email.',
    )
  if (allowed.includes('IN') && parsed.countryCallingCode === '91' && !/^[6-9]\d{9}$/.test(parsed.nationalNumber))
    throw new Invalid(
      { phone: 'must be a mobile number' },
      'Mobile numbers have ten digits and begin with 6, 7, 8 or 9.',
    )
  return parsed.number
}

/** The library's smallest data set distinguishes countries that share a code only for some numbers. */
const isCodeOf = (code: string, country: CountryCode): boolean => country === 'IN' && code === '91'
