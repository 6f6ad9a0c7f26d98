import type { AnswerOf } from '@nukkad/contracts'
import type { shopHome } from '@nukkad/contracts/endpoints/shop/shop-home'
import type { HomePage, webHome } from '@nukkad/contracts/endpoints/site/config'
import type { Db } from '../../db.ts'
import { ReadyJson, readyAnswer, readyList, readyObject } from '../../http/answers/ready-json.ts'
import type { BannerService } from '../campaigns-content/banners/banner.service.ts'
import type { CatalogueService } from '../catalogue/catalogue.service.ts'
import type { EventService } from '../events/event.service.ts'
import type { PlaceService } from '../places/places.service.ts'
import type { PostService } from '../posts/posts.service.ts'
import { builtLinks } from './built-links.ts'
import { doorKeys, doorsOf } from './doors.ts'
import { emptyHome } from './empty-home.ts'
import { heroOf } from './hero.ts'
import { homeOf } from './home.repository.ts'
import { placesOfHome } from './place-pictures.ts'

export interface HomeParts {
  readonly db: Db
  readonly now: () => Date
  readonly catalogue: Pick<CatalogueService, 'cardsOfCityJson' | 'shopHomeParts'>
  readonly banners: Pick<BannerService, 'onScreen'>
  readonly posts: Pick<PostService, 'topJson'>
  readonly places: Pick<PlaceService, 'topJson' | 'counts' | 'firstOfEach'>
  readonly events: Pick<EventService, 'upcoming' | 'countToCome'>
}

type LocalityOfHome = Omit<HomePage['localities'][number], 'places' | 'image'>

/** The city in a neighbourhood's address; the whole country lists neighbourhoods of several cities. */
const cityIn = ({ href }: LocalityOfHome): string => href.split('/')[1] ?? ''
/** The key of the list of a neighbourhood's places. */
const listOf = (locality: LocalityOfHome): string => `${cityIn(locality)}/locality/${locality.slug}`

export type HomeService = ReturnType<typeof createHomeService>

const productsOnHome = 8
const cardsOnHome = 6
const eventsOnHome = 5

/** The home pages of cities and of the shop. */
export function createHomeService({ db, now, catalogue, banners, posts, places, events }: HomeParts) {
  return {
    async webHomeJson(asked: string | undefined): Promise<ReadyJson<AnswerOf<typeof webHome>>> {
      const city = asked ?? 'all'
      const home = (await homeOf(db, city)) ?? emptyHome(city)
      const localities = JSON.parse(home.localities) as LocalityOfHome[]
      const keys = [...localities.map(listOf), ...doorKeys(city)]
      const [products, written, there, on, toCome, around] = await Promise.all([
        catalogue.cardsOfCityJson(city, productsOnHome),
        posts.topJson(db, city, '', cardsOnHome),
        places.topJson(db, city, '', cardsOnHome),
        events.upcoming(db, { ...(city !== 'all' && { city }), limit: eventsOnHome }),
        events.countToCome(db, city === 'all' ? undefined : city),
        placesOfHome(db, places, city, keys),
      ])
      const doors = doorsOf(city, { count: toCome, next: on[0] }, around)
      const neighbourhoods = localities.map((locality) => {
        const { count, image } = around.of(cityIn(locality), `locality/${locality.slug}`)
        return { ...locality, places: count, image }
      })
      return readyAnswer<typeof webHome>({
        data: readyObject<AnswerOf<typeof webHome>['data']>({
          city,
          hero: heroOf(city, home, on, now()),
          chips: builtLinks(home.chips),
          doors,
          products: readyList(products),
          events: on,
          posts: readyList(written),
          places: readyList(there),
          localities: neighbourhoods,
        }),
      })
    },

    async shopHomeJson(asked: string | undefined): Promise<ReadyJson<AnswerOf<typeof shopHome>>> {
      const city = asked ?? 'all'
      const [parts, shown] = await Promise.all([catalogue.shopHomeParts(city), banners.onScreen('shop', city)])
      const { categories, newest, best, merchants } = parts
      return readyAnswer<typeof shopHome>({
        data: readyObject<AnswerOf<typeof shopHome>['data']>({
          // Banners there consist of text and picture, so those without a picture are omitted.
          banners: shown.flatMap(({ image, ...words }) => (image ? [{ ...words, image }] : [])),
          categories: new ReadyJson(categories),
          newLaunches: readyList(newest),
          bestSellers: readyList(best),
          merchants: new ReadyJson(merchants),
        }),
      })
    },
  }
}
