import type { Block } from '@nukkad/contracts/endpoints/config'
import { BannerBlock } from './banner-block.tsx'
import { HeroBlock } from './hero-block.tsx'
import { ProductsBlock } from './products-block.tsx'
import { TextBlock } from './text-block.tsx'

/** Blocks in the order the campaign team gave them. A kind that this release does not know yet is left out. */
export function BlockList({ blocks }: { blocks: readonly Block[] }) {
  const firstHero = blocks.findIndex((block) => block.type === 'hero')
  return blocks.map((block, at) => {
    // Blocks have no identity of their own and never move: the whole page is replaced.
    const key = `${block.type}-${at}`
    switch (block.type) {
      case 'hero':
        return <HeroBlock key={key} block={block} isTop={at === firstHero} />
      case 'text':
        return <TextBlock key={key} block={block} />
      case 'products':
        return <ProductsBlock key={key} block={block} />
      case 'banner':
        return <BannerBlock key={key} block={block} />
      default:
        return null
    }
  })
}

/** One kind of block. */
export type BlockOf<T extends Block['type']> = Extract<Block, { type: T }>
