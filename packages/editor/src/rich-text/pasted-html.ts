/**
 * Pasted HTML as the editor can read it. Word writes the items of a list as paragraphs that begin with the bullet as
 * text, and empty lines as paragraphs with a space; Google Docs puts line breaks between paragraphs.
 */
export function readablePaste(html: string): string {
  // Copied from a field like this one.
  if (html.includes('data-pm-slice')) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  makeLists(body)
  for (const paragraph of body.querySelectorAll('p')) if (!paragraph.textContent?.trim()) paragraph.remove()
  for (const end of body.querySelectorAll('p + br, ul + br, ol + br, h1 + br, h2 + br, h3 + br')) end.remove()
  return body.innerHTML
}

const styleOf = (element: Element) => element.getAttribute('style')?.replace(/\s/g, '').toLowerCase() ?? ''
const isWordItem = (element: Element | null): element is Element =>
  element?.tagName === 'P' && /mso-list:(?!none|ignore)/.test(styleOf(element))

/** Turns each run of Word's list paragraphs into a list. */
function makeLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p')) {
    if (!isWordItem(paragraph)) continue
    const marker = [...paragraph.querySelectorAll('*')].find((part) => styleOf(part).includes('mso-list:ignore'))
    const kind = /^\s*[\da-z]{1,3}[.)]/i.test(marker?.textContent ?? '') ? 'ol' : 'ul'
    marker?.remove()
    const before = paragraph.previousElementSibling
    const list = before?.tagName.toLowerCase() === kind && before.hasAttribute('data-word') ? before : newList(kind)
    if (list !== before) paragraph.before(list)
    const item = body.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    list.append(item)
    paragraph.remove()
  }

  function newList(kind: 'ol' | 'ul'): Element {
    const list = body.ownerDocument.createElement(kind)
    list.setAttribute('data-word', '')
    return list
  }
}
