import { leadsToPage } from '@nukkad/contracts'

/** Links that editors wrote, without those whose page was never built. */
export const builtLinks = <L extends { readonly url: string }>(links: readonly L[]) =>
  links.filter(({ url }) => leadsToPage(url))
