/** The server's part of blocks: their schemas, their migrations, and the data they load. Nothing here renders. */
export { type BlockInputErrors, checkedBlocks } from './checked-blocks.ts'
export { BlockPicture } from './fields.ts'
export type { DataOf, Kind, Needs } from './kind.ts'
export { type BlockData, cleaned, isKind, type KindName, kindOf, kinds, latest, needsOf } from './registry.ts'
