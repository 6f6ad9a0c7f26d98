import type { Block } from '@nukkad/contracts/block'
import type { StoredBlock } from '@nukkad/contracts/content-block'
import { type EditedKind, type EditedKinds, editedKind, wholeBlocks } from '@nukkad/editor'
import {
  IconBag,
  IconCalendar,
  IconFilm,
  IconHeading,
  IconMap,
  IconPicture,
  IconPin,
  IconQuote,
  IconText,
  IconTip,
} from '@nukkad/ui/icons'
import { blockNames, emptyBlock, isWhole, type StoredKind } from './stored-blocks.ts'

const icons: Readonly<Record<StoredKind, typeof IconText>> = {
  ...{ text: IconText, heading: IconHeading, picture: IconPicture, quote: IconQuote, tip: IconTip },
  ...{ places: IconPin, products: IconBag, events: IconCalendar, video: IconFilm, map: IconMap },
}

const kindOf = (type: StoredKind): EditedKind =>
  editedKind<Omit<StoredBlock, 'type'>>({
    v: 1,
    name: blockNames[type],
    Icon: icons[type],
    empty: () => dataOf(emptyBlock(type)),
    isWhole: (data) => isWhole({ type, ...data } as StoredBlock),
    load: async () => (await import('./block-form.tsx')).formOf(type),
  })
const dataOf = ({ type: _, ...data }: StoredBlock) => data

/** The blocks that a post or an event can have. */
export const postBlocks: EditedKinds = Object.fromEntries(
  (Object.keys(blockNames) as StoredKind[]).map((type) => [type, kindOf(type)]),
)

export const opened = (block: StoredBlock): Block => ({
  ...{ id: crypto.randomUUID(), type: block.type, v: 1 },
  data: dataOf(block),
})

/** The blocks that go to the server, and which each of them is. */
export function wholeOf(blocks: readonly Block[]): { whole: StoredBlock[]; keys: readonly string[] } {
  const { whole, keys } = wholeBlocks(postBlocks, blocks)
  return { whole: whole.map(({ type, data }) => ({ type, ...data }) as StoredBlock), keys }
}
