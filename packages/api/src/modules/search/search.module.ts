import { chore } from '../../housekeeping/housekeeping.ts'
import type { Base, Module } from '../../plugin.ts'
import type { Job } from '../../rounds.ts'
import type { CatalogueService } from '../catalogue/catalogue.service.ts'
import type { Wordbook } from '../catalogue/finder/meaning.ts'
import { createBeforeTyping } from './before-typing.ts'
import { createLookup } from './lookup.ts'
import { createProductSource } from './product-source.ts'
import { searchRoutes } from './search.routes.ts'
import { createSearchService, type SearchService } from './search.service.ts'
import { createLiveThings, type LiveThings } from './things/live-things.ts'
import { createThingSource } from './things/thing-source.ts'
import { removeOldChanges } from './things/things.repository.ts'

const day = 86_400_000

/** Every process has read these long since. */
const oldChanges = chore('changes of the search that are known everywhere', (q, now, limit) =>
  removeOldChanges(q, new Date(now.getTime() - day), limit),
)

const noMeanings: Wordbook['frame'] = { meansOf: new Map() }

export interface Search extends SearchService {
  /** Reads all things into memory; until then the database answers. */
  warmUp(): Promise<unknown>
}

export function searchModule(
  { db, now, log }: Pick<Base, 'db' | 'now' | 'log'>,
  {
    catalogue,
    live = createLiveThings({ db, log, now }),
  }: { catalogue: Pick<CatalogueService, 'lists'>; live?: LiveThings },
): Module<Search> {
  const { lists } = catalogue
  const shop = () => lists.index().catch(() => undefined)
  const things = createThingSource({ db, now, log, live, frame: async () => (await shop())?.frame ?? noMeanings })
  const books = async () => [things.current(), await shop()].filter((book) => book !== undefined)
  const lookup = createLookup({
    findThings: things.find,
    products: createProductSource(lists, log),
    books,
    follow: things.follow,
  })
  const before = createBeforeTyping({ lists, findThings: things.find })
  const search = { ...createSearchService({ lookup, before }), warmUp: () => live.ready() }
  const reading: Job = { start: () => void live.current(), stop: async () => {} }
  return {
    service: search,
    chores: [oldChanges],
    jobs: [reading],
    routes: async (app) => void (await app.register(searchRoutes, { search })),
  }
}
