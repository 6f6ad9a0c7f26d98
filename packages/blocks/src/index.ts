/** Blocks as pages draw them. Servers take `@nukkad/blocks/schema`. */
export { BlockList, type BlockListProps } from './block-list.tsx'
export { fetchViews } from './drawn.ts'
