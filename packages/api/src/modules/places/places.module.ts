import type { Base, Module } from '../../plugin.ts'
import { createPublishDue } from '../feeds/publish-due.ts'
import type { Pointers } from './center.ts'
import { placeRoutes } from './places.routes.ts'
import { createPlaceService, type PlaceService } from './places.service.ts'

export function placesModule(
  { db, now, log }: Pick<Base, 'db' | 'now' | 'log'>,
  pointers: Pointers,
): Module<PlaceService> {
  const places = createPlaceService({ db, now, ...pointers })
  return {
    service: places,
    jobs: [createPublishDue({ db, now, log }, 'place')],
    routes: async (app) => void (await app.register(placeRoutes, { places })),
  }
}
