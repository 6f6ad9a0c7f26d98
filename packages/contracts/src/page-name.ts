/** The last name of the trail that a page tells search engines: what the page itself is called. Undefined without one. */
export function pageNameIn(jsonLd: unknown): string | undefined {
  const trail = [jsonLd].flat().find((one) => (one as Trail | undefined)?.['@type'] === 'BreadcrumbList') as Trail
  return trail?.itemListElement?.at(-1)?.name
}

interface Trail {
  readonly '@type'?: string
  readonly itemListElement?: readonly { readonly name: string }[]
}
