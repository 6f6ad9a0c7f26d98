import { tenDigits } from '@nukkad/contracts/contact-problem'
import type { AddressInput } from '@nukkad/contracts/endpoints/people/address'

type Rule = { readonly validate?: (text: string | undefined) => string | true }
export type TextName = Exclude<keyof AddressInput, 'kind' | 'is_default'>

const needed = (what: string, min: number): Rule => ({
  validate: (text) => (text ?? '').trim().length >= min || what,
})

/** The API's validation rules with readable messages; the server checks them all again. */
export const rules: Readonly<Record<TextName, Rule>> = {
  name: needed('Enter the recipient’s name.', 1),
  phone: {
    validate: (text) =>
      /^[6-9]\d{9}$/.test(tenDigits(text ?? '')) || 'A mobile number has ten digits and begins with 6, 7, 8 or 9.',
  },
  postcode: {
    validate: (text) => /^[1-9]\d{5}$/.test((text ?? '').trim()) || 'A pincode has six digits, like 110003.',
  },
  line1: needed('Enter the house and street.', 3),
  line2: {},
  landmark: {},
  city: needed('Enter a city.', 2),
  state: needed('Enter a state.', 2),
}

/** The field that a server error refers to: `body/postcode`, `/postcode` and `postcode` are all the pincode. */
export function fieldOf(path: string): TextName | 'root' {
  const name = path.split(/[/.]/).at(-1) ?? ''
  return (Object.keys(rules) as TextName[]).find((field) => field === name) ?? 'root'
}
