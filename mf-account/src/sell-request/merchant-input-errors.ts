import type { NewMerchant } from '@nukkad/contracts/endpoints/merchants/selling-requests'

type InputErrors = Readonly<Partial<Record<keyof NewMerchant, string>>>

/** An error message for every field that cannot be sent as it is. */
export function merchantInputErrors({ name, slug, maker, locality, pincode, line }: NewMerchant): InputErrors {
  return {
    ...(name.trim() ? {} : { name: 'Enter the name of the shop.' }),
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length > 1
      ? {}
      : { slug: 'Use lower-case letters, digits and single hyphens.' }),
    ...(maker.trim() ? {} : { maker: 'Enter who makes the products.' }),
    ...(line.trim() ? {} : { line: 'Say in one line what they make.' }),
    ...(locality ? {} : { locality: 'Choose a locality.' }),
    ...(/^[1-9]\d{5}$/.test(pincode) ? {} : { pincode: 'A pincode has six digits.' }),
  }
}
