import type { Base, Module } from '../../plugin.ts'
import type { WalkService } from '../city-maps/city-maps.module.ts'
import { oldFeedChanges } from '../feeds/old-changes.ts'
import { createPublishDue } from '../feeds/publish-due.ts'
import type { Pointers } from './center.ts'
import { createPlaceEditing, type PlaceEditingParts } from './editing.service.ts'
import { placeEditingRoutes, placeRoutes } from './places.routes.ts'
import { createPlaceService, type PlaceService } from './places.service.ts'

export function placesModule(
  { db, now, log }: Pick<Base, 'db' | 'now' | 'log'>,
  pointers: Pointers & WalkService,
): Module<PlaceService> {
  const places = createPlaceService({ db, now, ...pointers })
  return {
    service: places,
    housekeeping: [oldFeedChanges],
    jobs: [createPublishDue({ db, now, log }, 'place')],
    routes: async (app) => void (await app.register(placeRoutes, { places })),
  }
}

/** Editing places; the public side is the places module itself. */
export function placeEditingModule(
  { db, now }: Pick<Base, 'db' | 'now'>,
  { places, media }: { places: PlaceService } & Pick<PlaceEditingParts, 'media'>,
): Module {
  const editing = createPlaceEditing({ db, now, media })
  return {
    service: undefined,
    routes: async (app) => void (await app.register(placeEditingRoutes, { editing, places })),
  }
}
