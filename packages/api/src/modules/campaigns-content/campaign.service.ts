import { randomInt } from 'node:crypto'
import { kindOf } from '@nukkad/blocks/schema'
import { leadsToPage } from '@nukkad/contracts'
import type { Block } from '@nukkad/contracts/block'
import { armFor, armsIn } from '@nukkad/contracts/campaign-arms'
import type { BlocksPage } from '@nukkad/contracts/endpoints/campaigns/campaign-pages'
import type { PageArm } from '@nukkad/contracts/page-arm'
import type { Db } from '../../db.ts'
import { NotFound } from '../../errors.ts'
import type { BlockService } from '../blocks/blocks.service.ts'
import { countChanges } from '../staff-changes/staff-changes.ts'
import * as campaigns from './campaign.repository.ts'

export interface CampaignParts {
  readonly db: Db
  readonly now: () => Date
  readonly blocks: Pick<BlockService, 'show' | 'findGone'>
}

export type CampaignService = ReturnType<typeof createCampaignService>

const mostNext = 3

/** Pages composed of blocks. */
export function createCampaignService({ db, now, blocks }: CampaignParts) {
  /** The page as a visitor of this city sees it now. The start is inclusive, the end exclusive. */
  async function show(
    row: campaigns.CampaignRow,
    city: string | null,
    href: string,
    arm?: PageArm,
  ): Promise<BlocksPage> {
    const isOver = row.endsAt !== null && row.endsAt <= now()
    const isElsewhere = city !== null && row.cities.length > 0 && !row.cities.includes(city)
    const state = isOver ? 'over' : isElsewhere ? 'elsewhere' : arm?.key === '-' ? 'unshared' : 'running'
    const page = {
      slug: row.slug,
      href,
      title: row.title,
      description: row.description,
      image: row.image,
      theme: row.theme,
      ...({ state, cities: row.cities } as const),
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt?.toISOString() ?? null,
      ...(arm && { arm }),
    }
    if (state !== 'running') {
      const next = await campaigns.othersRunning(db, { besides: row.slug, city, now: now(), limit: mostNext })
      return { ...page, blocks: [], things: {}, next: next.filter((one) => leadsToPage(one.href)) }
    }
    const { blocks: drawn, things } = await blocks.show(db, blocksOf(row, arm).filter(leadsSomewhere))
    return { ...page, blocks: drawn, things, next: [] }
  }

  return {
    show,
    /** Changes whenever the team publishes anything. */
    async revision(): Promise<string> {
      const [pages, changes] = await Promise.all([campaigns.pagesRevision(db, now()), countChanges(db)])
      return `${pages}.${changes}`
    },
    /** What blocks refer to that is no longer visible: for the team. */
    findGone: (stored: readonly Block[]) => blocks.findGone(db, stored),
    /** `arms` is the cookie that records which arms of pages the visitor has been assigned. */
    async page(slug: string, city: string | null, arms?: string): Promise<{ data: BlocksPage }> {
      const row = await campaigns.publicPage(db, slug, now())
      if (!row?.href) throw new NotFound('This page has ended or does not exist.')
      return { data: await show(row, city, row.href, armOf(row, arms)) }
    },
  }
}

/** The arm that this visitor is assigned on a page that has several; undefined where everyone sees the same. */
function armOf({ id, share, phase, variants }: campaigns.CampaignRow, cookie: string | undefined): PageArm | undefined {
  if (variants.length === 0 && share === 100) return undefined
  const others = variants.map(({ key, weight }) => ({ key, weight: (weight * share) / 100 }))
  const first = share - others.reduce((sum, { weight }) => sum + weight, 0)
  const arms: PageArm['arms'] = [{ key: 'a', weight: first }, ...others, { key: '-', weight: 100 - share }]
  return { page: id, key: armFor(arms, armsIn(cookie).get(id), () => randomInt(2 ** 32) / 2 ** 32), phase, arms }
}
const blocksOf = (row: campaigns.CampaignRow, arm: PageArm | undefined): readonly Block[] =>
  row.variants.find(({ key }) => key === arm?.key)?.blocks ?? row.blocks

/** A block that consists only of its link is left out while the linked page does not exist. */
function leadsSomewhere({ type, data }: Block): boolean {
  if (type !== 'banner') return true
  return (kindOf(type)?.links?.(data) ?? []).every(leadsToPage)
}
