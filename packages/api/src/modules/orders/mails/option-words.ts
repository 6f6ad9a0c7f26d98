/** An uploaded picture is an address of ours, which is meaningless in a mail or on paper. */
export const optionWords = ({ title, optionValue }: { readonly title: string; readonly optionValue: string }): string =>
  `${title}: ${/^(https?:|\/)/.test(optionValue) ? 'as in your picture' : optionValue}`
