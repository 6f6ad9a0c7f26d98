import { citySegment } from '@nukkad/contracts'
import { isBuilt } from '../../built-pages.ts'
import type { Db } from '../../db.ts'
import { NotFound } from '../../errors.ts'
import type { BannerService } from '../campaigns-content/banner.service.ts'
import type { CatalogueService } from '../catalogue/catalogue.service.ts'
import { homeOf } from './home.repository.ts'
import { kickerAt } from './kicker.ts'

export interface HomeParts {
  readonly db: Db
  readonly now: () => Date
  readonly catalogue: Pick<CatalogueService, 'cardsOfCityJson' | 'shopHomeParts'>
  readonly banners: Pick<BannerService, 'onScreen'>
}

export type HomeService = ReturnType<typeof createHomeService>

const productsOnHome = 8
const actionsInHero = 2
const builtLinks = <L extends { readonly url: string }>(links: readonly L[]) => links.filter(({ url }) => isBuilt(url))

/** 'all' without a city, and for 'other'; a text that is no city has no home. */
function cityAsked(city: string | undefined): string {
  const segment = citySegment(city ?? 'all')
  if (!segment) throw new NotFound('We are not in this city yet.')
  return segment
}

/** The first pages people see: a city's home and the shop's. */
export function createHomeService({ db, now, catalogue, banners }: HomeParts) {
  return {
    async webHomeJson(asked: string | undefined): Promise<string> {
      const city = cityAsked(asked)
      const [home, products] = await Promise.all([
        homeOf(db, city, now()),
        catalogue.cardsOfCityJson(city, productsOnHome),
      ])
      if (!home) throw new NotFound('We are not in this city yet.')
      const hero = {
        kicker: kickerAt(now()),
        title: home.hero_title,
        text: home.hero_text,
        image: {
          url: `/images/scene/${city}/${home.hero_scene}`,
          width: 1200,
          height: 800,
          alt: home.hero_alt,
          color: home.hero_ground,
        },
        actions: builtLinks(home.actions).slice(0, actionsInHero),
      }
      return `{"data":{"city":${JSON.stringify(city)},"hero":${JSON.stringify(hero)},"chips":${JSON.stringify(builtLinks(home.chips))},"products":[${products}],"events":${home.events},"posts":${home.posts},"places":${home.places},"localities":${home.localities}}}`
    },

    async shopHomeJson(asked: string | undefined): Promise<string> {
      const city = cityAsked(asked)
      const [parts, shown] = await Promise.all([catalogue.shopHomeParts(city), banners.onScreen('shop', city)])
      const { categories, newest, best, makers } = parts
      return `{"data":{"banners":${JSON.stringify(shown)},"categories":${categories},"newLaunches":[${newest}],"bestSellers":[${best}],"makers":${makers}}}`
    },
  }
}
