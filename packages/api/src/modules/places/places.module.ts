import type { Base, Module } from '../../plugin.ts'
import type { Pointers } from './center.ts'
import { placeRoutes } from './places.routes.ts'
import { createPlaceService, type PlaceService } from './places.service.ts'

export function placesModule({ db, now }: Pick<Base, 'db' | 'now'>, pointers: Pointers): Module<PlaceService> {
  const places = createPlaceService({ db, now, ...pointers })
  return { service: places, routes: async (app) => void (await app.register(placeRoutes, { places })) }
}
