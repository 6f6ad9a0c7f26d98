import type { StoredBlock } from '@nukkad/contracts/content-block'

/** A block with a name of its own, which stays when it moves. */
export interface Written {
  readonly key: string
  readonly block: StoredBlock
}

export const withKey = (block: StoredBlock): Written => ({ key: crypto.randomUUID(), block })

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** Can it be saved as it is? One that cannot waits in the browser until it can. */
export function isWhole(block: StoredBlock): boolean {
  if ('html' in block) return block.html !== ''
  if ('text' in block) return block.text.trim() !== ''
  if ('slugs' in block) return block.slugs.length > 0 && block.slugs.every((one) => slug.test(one))
  if ('slug' in block) return slug.test(block.slug)
  return 'scene' in block.picture || block.picture.url !== ''
}

/** The blocks that go to the server, and which each of them is. */
export function wholeOf(blocks: readonly Written[]): { whole: StoredBlock[]; keys: readonly string[] } {
  const whole = blocks.filter(({ block }) => isWhole(block))
  return { whole: whole.map(({ block }) => block), keys: whole.map(({ key }) => key) }
}

/** The last part of an address will do as a name: editors copy them from the page. */
export const nameIn = (line: string): string => {
  const path = line.trim().split(/[?#]/, 1)[0] ?? ''
  return path.split('/').filter(Boolean).at(-1) ?? ''
}

export const blockKinds = [
  'text',
  'heading',
  'picture',
  'quote',
  'tip',
  'places',
  'products',
  'events',
  'video',
  'map',
] as const
export type BlockKind = (typeof blockKinds)[number]

export const blockNames: Readonly<Record<BlockKind, string>> = {
  ...{ text: 'Text', heading: 'Heading', picture: 'Picture', quote: 'Quote', tip: 'Tip', places: 'Places' },
  ...{ products: 'Products', events: 'Events', video: 'Film', map: 'Map' },
}

export const emptyBlock = (type: BlockKind): StoredBlock => {
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
