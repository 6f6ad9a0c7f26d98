import { tenDigits } from '@nukkad/contracts/contact-problem'
import { isEmail } from '@nukkad/contracts/email'
import type { SellingRequest } from '@nukkad/contracts/endpoints/merchants/selling'

/** The form's current values; an empty field is ''. */
export type Typed = Required<SellingRequest>
/** Error messages by field. */
export type InputErrors = Readonly<Partial<Record<keyof Typed, string>>>

const phone = /^[6-9]\d{9}$/
const link = /^(https?:\/\/)?[A-Za-z0-9.-]+\.[A-Za-z]{2,}(\/\S*)?$/

/** An error message for every field that cannot be sent as it is. */
export function inputErrorsOf(typed: Typed): InputErrors {
  return {
    ...(typed.name.trim() ? {} : { name: 'Enter your name.' }),
    ...(typed.shop.trim() ? {} : { shop: 'Enter your shop’s name, or your own.' }),
    ...(isEmail(typed.email) ? {} : { email: 'Enter a valid email address.' }),
    ...(phone.test(tenDigits(typed.phone))
      ? {}
      : { phone: 'A mobile number has ten digits and begins with 6, 7, 8 or 9.' }),
    ...(typed.city ? {} : { city: 'Choose a city.' }),
    ...(typed.about.trim().length >= 20 ? {} : { about: 'Write a sentence or two, at least twenty letters.' }),
    ...(!typed.link.trim() || link.test(typed.link.trim())
      ? {}
      : { link: 'Enter an address such as instagram.com/yourshop.' }),
  }
}
