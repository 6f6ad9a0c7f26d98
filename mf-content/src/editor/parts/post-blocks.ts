import { formsOf } from '@nukkad/blocks/forms'
import type { Block } from '@nukkad/contracts/block'
import { wholeBlocks } from '@nukkad/editor'

/** The blocks that a post or an event can have. */
export const postBlocks = formsOf([
  ...(['text', 'heading', 'picture', 'gallery', 'quote', 'tip', 'places', 'products', 'brands', 'events'] as const),
  ...(['posts', 'video', 'map', 'faq', 'steps', 'coupon', 'offer', 'banner'] as const),
])

/** The blocks to send to the server, with the ids of those and of the incomplete ones. */
export const wholeOf = (blocks: readonly Block[], saved: readonly Block[]) => wholeBlocks(postBlocks, blocks, saved)
