import { escapeHtml } from '@nukkad/contracts/escape-html'
import { pageNameIn } from '@nukkad/contracts/page-name'

const here = /(<span aria-current="page"[^>]*>)[^<]*(<\/span>)/

/**
 * The footer is rendered beside the page and knows only its address, so the last entry of its breadcrumb trail is made
 * from the slug; this replaces it with the page's own name. The browser reads the same name from the same head.
 */
export function namedFooter(html: string, jsonLd: unknown): string {
  const name = pageNameIn(jsonLd)
  if (!name) return html
  return html.replace(here, (_, open: string, close: string) => open + escapeHtml(name) + close)
}
