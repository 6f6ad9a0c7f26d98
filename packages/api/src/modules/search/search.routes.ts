import { disambiguate, postSearch, searchAll, searchConfig } from '@nukkad/contracts/endpoints/site/search'
import { autocomplete, defaultSearch, placesDefaultSearch } from '@nukkad/contracts/endpoints/site/search-suggestions'
import type { Plugin } from '../../plugin.ts'
import type { SearchService } from './search.service.ts'

export const searchRoutes: Plugin<{ search: SearchService }> = async (app, { search }) => {
  app.route({ ...autocomplete, handler: ({ query }) => search.autocomplete(query) })
  app.route({ ...defaultSearch, handler: ({ query }) => search.beforeTyping(query.city) })
  app.route({ ...placesDefaultSearch, handler: ({ query }) => search.beforeTypingPlaces(query.city) })
  app.route({ ...searchAll, handler: ({ query }) => search.all(query) })
  app.route({ ...postSearch, handler: ({ query }) => search.posts(query) })
  app.route({ ...disambiguate, handler: ({ query }) => search.disambiguate(query) })
  app.route({ ...searchConfig, handler: () => search.config() })
}
