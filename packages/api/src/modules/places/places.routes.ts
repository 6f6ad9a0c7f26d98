import {
  getMap,
  getPlace,
  getPlaceById,
  listMaps,
  nearbyPlaces,
  placeFeed,
} from '@nukkad/contracts/endpoints/city/places'
import { editorPlaces, previewPlace } from '@nukkad/contracts/endpoints/content/editor'
import { readyAnswer, sendReady } from '../../http/answers/ready-json.ts'
import type { Plugin } from '../../plugin.ts'
import { type EditingOf, keptNowhere, writingRoutes } from '../editing/editing.routes.ts'
import type { PlaceService } from './places.service.ts'

export const placeRoutes: Plugin<{ places: PlaceService }> = async (app, { places }) => {
  app.route({
    ...nearbyPlaces,
    handler: async ({ query }, reply) => sendReady(reply, await places.nearbyJson(query)),
  })
  app.route({
    ...placeFeed,
    handler: async ({ params, query }, reply) => sendReady(reply, await places.feedJson(params, query)),
  })
  app.route({
    ...getPlace,
    handler: async ({ params }, reply) =>
      sendReady(reply, readyAnswer<typeof getPlace>({ data: await places.bySlug(params.slug) })),
  })
  app.route({
    ...getPlaceById,
    handler: async ({ params }, reply) =>
      sendReady(reply, readyAnswer<typeof getPlaceById>({ data: await places.byId(params.placeId) })),
  })
  app.route({
    ...getMap,
    handler: async ({ params, query }, reply) =>
      sendReady(reply, readyAnswer<typeof getMap>({ data: await places.map(params.slug, query.city) })),
  })
  app.route({
    ...listMaps,
    handler: async ({ query }, reply) => sendReady(reply, await places.mapsJson(query.city)),
  })
}

export const placeEditingRoutes: Plugin<{ editing: EditingOf<typeof editorPlaces>; places: PlaceService }> = async (
  app,
  { editing, places },
) => {
  keptNowhere(app)
  writingRoutes(app, editorPlaces, editing)
  app.route({ ...previewPlace, handler: async ({ params }) => ({ data: await places.preview(params.slug) }) })
}
