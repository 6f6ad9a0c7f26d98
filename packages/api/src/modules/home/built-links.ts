import { leadsToPage } from '@nukkad/contracts'

/** Links from editors, without those to pages that were never built. */
export const builtLinks = <L extends { readonly url: string }>(links: readonly L[]) =>
  links.filter(({ url }) => leadsToPage(url))
