/**
 * The last name of the breadcrumb trail in a page's structured data, which is the page's own name. Undefined if there
 * is not a trail.
 */
export function pageNameIn(jsonLd: unknown): string | undefined {
  const trail = [jsonLd].flat().find((one) => (one as Trail | undefined)?.['@type'] === 'BreadcrumbList') as Trail
  return trail?.itemListElement?.at(-1)?.name
}

interface Trail {
  readonly '@type'?: string
  readonly itemListElement?: readonly { readonly name: string }[]
}
