/** The category in the URL /shop/c/shopping/shoes: `shopping/shoes`. The rest of the route may contain slashes. */
export function categoryPath(params: Readonly<Record<string, string | undefined>>): string {
  return (params.rest ?? '').replace(/^\/+|\/+$/g, '')
}

/** A readable title until the category's own is loaded: `shopping/shoes` becomes `Shoes`. */
export function titleOfPath(path: string): string {
  const words = (path.split('/').at(-1) ?? '').replaceAll('-', ' ')
  return words ? words[0]?.toUpperCase() + words.slice(1) : 'Everything in the shop'
}
