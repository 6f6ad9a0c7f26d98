import type { Base, Module } from '../../plugin.ts'
import { savesRoutes } from './saves.routes.ts'
import { createSavesService, type SavesService } from './saves.service.ts'
import { type ShelfParts, shelvesOf } from './shelves.ts'

export function savesModule({ db }: Pick<Base, 'db'>, parts: ShelfParts): Module<SavesService> {
  const saves = createSavesService({ db, shelves: shelvesOf(parts) })
  return { service: saves, routes: async (app) => void (await app.register(savesRoutes, { saves })) }
}
