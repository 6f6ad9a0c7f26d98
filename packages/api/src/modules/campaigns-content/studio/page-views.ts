import type { QueryOf } from '@nukkad/contracts'
import type { BlocksPage } from '@nukkad/contracts/endpoints/campaigns/campaign-pages'
import type { campaignLink } from '@nukkad/contracts/endpoints/campaigns/campaign-results'
import type { CampaignCheck } from '@nukkad/contracts/endpoints/campaigns/studio'
import { hrefs } from '@nukkad/contracts/hrefs'
import type { Db } from '../../../db.ts'
import { Invalid } from '../../../errors.ts'
import { qrPath } from '../../../pictures/qr-code.ts'
import type { BlockService } from '../../blocks/blocks.service.ts'
import type { EditedPages } from './edited-pages.ts'

export interface PageViewParts {
  readonly db: Db
  readonly now: () => Date
  readonly blocks: Pick<BlockService, 'show'>
  /** origin of the site */
  readonly publicUrl: string
  readonly edited: EditedPages
}

/** What the team sees beside the editor: a preview of the page, and links that lead to it. */
export const createPageViews = ({ db, now, blocks, publicUrl, edited }: PageViewParts) => ({
  /** The page as visitors will see it, regardless of time and city. */
  async preview(id: string, variant: CampaignCheck['variant'] = 'a'): Promise<BlocksPage> {
    const row = await edited.read(db, id)
    const list = row.variants.find(({ key }) => key === variant)?.blocks ?? row.blocks
    const { title, description, theme, cities, slug } = row
    const image = { url: row.picture_url, width: 1200, height: 800, alt: row.picture_alt, color: row.picture_ground }
    return {
      slug,
      href: row.href ?? hrefs.privateLink(slug),
      title,
      description,
      image,
      theme,
      state: 'running',
      cities,
      next: [],
      startsAt: (row.startsAt ?? now()).toISOString(),
      endsAt: row.ends_at?.toISOString() ?? null,
      ...(await blocks.show(db, list)),
    }
  },

  /** A page behind a private link has no public address to add campaign parameters to. */
  async link(id: string, { source, medium, content }: QueryOf<typeof campaignLink>) {
    const { href, slug } = await edited.read(db, id)
    if (!href) throw new Invalid({ id: 'can only be reached by private links' })
    const marks = {
      utm_source: source,
      utm_medium: medium,
      utm_campaign: slug,
      ...(content && { utm_content: content }),
    }
    const url = `${publicUrl}${href}?${new URLSearchParams(marks)}`
    return { url, qr: qrPath(url) }
  },
})
