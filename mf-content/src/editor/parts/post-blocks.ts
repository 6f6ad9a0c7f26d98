import { formsOf } from '@nukkad/blocks/forms'
import type { Block } from '@nukkad/contracts/block'
import { wholeBlocks } from '@nukkad/editor'

/** The blocks that a post or an event can have. */
export const postBlocks = formsOf('posts')

/** The blocks to send to the server, with the ids of those and of the incomplete ones. */
export const wholeOf = (blocks: readonly Block[], saved: readonly Block[]) => wholeBlocks(postBlocks, blocks, saved)
