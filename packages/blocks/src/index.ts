/** Blocks as rendered on pages. Servers import `@nukkad/blocks/schema`. */
export { BlockList, type BlockListProps } from './block-list.tsx'
export { fetchViews } from './drawn.ts'
