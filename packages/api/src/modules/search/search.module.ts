import type { Base, Module } from '../../plugin.ts'
import type { CatalogueService } from '../catalogue/catalogue.service.ts'
import { searchRoutes } from './search.routes.ts'
import { createSearchService, type SearchService } from './search.service.ts'
import type { SearchSource } from './search-source.ts'
import { shopSources } from './shop-sources.ts'

/** `sources` are kinds of things beside those of the shop. */
export function searchModule(
  _base: Base,
  { catalogue, sources = [] }: { catalogue: Pick<CatalogueService, 'lists'>; sources?: readonly SearchSource[] },
): Module<SearchService> {
  const { lists } = catalogue
  const search = createSearchService({ lists, sources: [...shopSources(lists), ...sources] })
  return { service: search, routes: async (app) => void (await app.register(searchRoutes, { search })) }
}
