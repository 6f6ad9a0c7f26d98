import type { StoredBlock } from '@nukkad/contracts/content-block'

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** Can it be saved as it is? One that cannot waits in the browser until it can. */
export function isWhole(block: StoredBlock): boolean {
  if ('html' in block) return block.html !== ''
  if ('text' in block) return block.text.trim() !== ''
  if ('slugs' in block) return block.slugs.length > 0 && block.slugs.every((one) => slug.test(one))
  if ('slug' in block) return slug.test(block.slug)
  return 'scene' in block.picture || block.picture.url !== ''
}

/** The last part of an address will do as a name: editors copy them from the page. */
export const nameIn = (line: string): string => {
  const path = line.trim().split(/[?#]/, 1)[0] ?? ''
  return path.split('/').filter(Boolean).at(-1) ?? ''
}

export type StoredKind = StoredBlock['type']

export const blockNames: Readonly<Record<StoredKind, string>> = {
  ...{ text: 'Text', heading: 'Heading', picture: 'Picture', quote: 'Quote', tip: 'Tip', places: 'Places' },
  ...{ products: 'Products', events: 'Events', video: 'Film', map: 'Map' },
}

export const emptyBlock = (type: StoredKind): StoredBlock => {
  switch (type) {
    case 'text':
      return { type, html: '' }
    case 'heading':
    case 'tip':
      return { type, text: '' }
    case 'quote':
      return { type, text: '', who: '' }
    case 'picture':
      return { type, picture: { scene: 'street-day', alt: '' }, caption: '' }
    case 'places':
    case 'products':
    case 'events':
      return { type, title: '', slugs: [] }
    default:
      return { type, slug: '' }
  }
}
