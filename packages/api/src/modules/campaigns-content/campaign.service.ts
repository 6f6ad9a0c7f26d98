import type { Block, BlocksPage } from '@nukkad/contracts/endpoints/config'
import type { ProductCard } from '@nukkad/contracts/endpoints/product-card'
import type { Picture } from '@nukkad/contracts/schema'
import { isBuilt } from '../../built-pages.ts'
import type { Db } from '../../db.ts'
import { NotFound } from '../../errors.ts'
import type { CatalogueService } from '../catalogue/catalogue.service.ts'

type WrittenProducts = { readonly type: 'products'; readonly title: string; readonly slugs: readonly string[] }
/** A block as the team wrote it: products by their slugs. */
type WrittenBlock = Exclude<Block, { type: 'products' }> | WrittenProducts
interface WrittenPage {
  readonly slug: string
  readonly category: string
  readonly title: string
  readonly description: string
  readonly image: Picture
  readonly blocks: readonly WrittenBlock[]
}

export interface CampaignParts {
  readonly db: Db
  readonly catalogue: Pick<CatalogueService, 'cards'>
}

export type CampaignService = ReturnType<typeof createCampaignService>

/** Pages composed of blocks. */
export function createCampaignService({ db, catalogue }: CampaignParts) {
  return {
    async page(slug: string): Promise<{ data: BlocksPage }> {
      const [page] = await db<WrittenPage[]>`
        select slug, category, title, description, blocks, json_build_object('url', picture_url, 'width', 1200, 'height', 800,
          'alt', picture_alt, 'color', picture_ground) as image
        from campaign_page where slug = ${slug} and is_published`
      if (!page) throw new NotFound('This page is over, or never was.')
      const wanted = page.blocks.flatMap((block) => (isProducts(block) ? block.slugs : []))
      const cards = wanted.length > 0 ? await catalogue.cards([...new Set(wanted)]) : []
      return { data: { ...page, blocks: page.blocks.filter(leadsSomewhere).map((block) => filled(block, cards)) } }
    },
  }
}

/** A banner is nothing but its link. */
const leadsSomewhere = (block: WrittenBlock) => block.type !== 'banner' || isBuilt(block.url)
const isProducts = (block: WrittenBlock): block is WrittenProducts => block.type === 'products'

function filled(block: WrittenBlock, cards: readonly ProductCard[]): Block {
  if (!isProducts(block)) return block
  const products = block.slugs.flatMap((slug) => cards.find((card) => card.slug === slug) ?? [])
  return { type: 'products', title: block.title, products }
}
