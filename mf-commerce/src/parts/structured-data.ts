/** A trail for search engines, with addresses made absolute. */
export function breadcrumbList(origin: string, crumbs: readonly { title: string; href: string }[]) {
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
