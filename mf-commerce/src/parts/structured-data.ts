interface Named {
  readonly title: string
  readonly href: string
}

/** A trail for search engines, with addresses made absolute. */
export function breadcrumbList(origin: string, crumbs: readonly Named[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: title,
      item: new URL(href, origin).href,
    })),
  }
}

/** What a list shows, for search engines; `first` is the place of its first entry, counted from 1. */
export function itemList(origin: string, entries: readonly Named[], first = 1) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: entries.map(({ title, href }, at) => ({
      '@type': 'ListItem',
      position: first + at,
      name: title,
      url: new URL(href, origin).href,
    })),
  }
}
