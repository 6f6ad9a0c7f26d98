/** What servers know of blocks: their schemas, their migrations, and what they load. Nothing here draws. */
export { checkedBlocks, type Fault } from './checked-blocks.ts'
export { BlockPicture } from './fields.ts'
export type { DataOf, Kind, Needs } from './kind.ts'
export { type BlockData, cleaned, isKind, type KindName, kindOf, kinds, latest, needsOf } from './registry.ts'
