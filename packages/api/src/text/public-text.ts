import { Invalid } from '../errors.ts'
import { carriesLink } from './external-links.ts'
import { paragraphs } from './typed-text.ts'

/** An address, also one written with spaces, or a name on another network. */
const address = /[\p{L}\d_.+-]\s*@\s*[\p{L}\d-]+\s*\.\s*\p{L}|(?<![\p{L}\d])@[\p{L}_]/u
/** Ten digits in a row in any script, separated as phone numbers are: sizes and prices have fewer, or commas. */
const phone = /(?:\p{Nd}[\s().+*_~|·•–—-]*){10}/u
/** Characters that are not seen: they would divide a number or an address. */
const unseen = /\p{Default_Ignorable_Code_Point}|\p{Cf}/gu

/** Whether a text tells how to reach somebody outside of the shop. Invisible characters do not hide it. */
export function carriesContact(text: string): boolean {
  const seen = text.normalize('NFKC').replace(unseen, '')
  return carriesLink(seen) || address.test(seen) || phone.test(seen)
}

const kindly =
  'Everybody can read this, so please leave out links, phone numbers, email addresses and names on other networks.'

/** Lengths are in characters. */
export interface Bounds {
  readonly fewest: number
  readonly most: number
  readonly tooShort: string
}

/** Normalising may lengthen a text that the contract admitted. */
export function within(field: string, text: string, { fewest, most, tooShort }: Bounds): string {
  if (text.length < fewest) throw new Invalid({ [field]: tooShort })
  if (text.length > most) throw new Invalid({ [field]: `Please shorten it to ${most} characters.` })
  return text
}

/** A text for the public: tidied, plain, and without contacts. It is never rendered as markup. */
export function publicText(field: string, typed: string, bounds: Bounds): string {
  const text = within(field, paragraphs(typed), bounds)
  if (carriesContact(text)) throw new Invalid({ [field]: kindly })
  return text
}
