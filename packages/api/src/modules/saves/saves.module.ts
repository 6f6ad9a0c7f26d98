import type { Base, Module } from '../../plugin.ts'
import { savesPersonal } from './saves.personal.ts'
import { savesRoutes } from './saves.routes.ts'
import { createSavesService, type SavesParts, type SavesService } from './saves.service.ts'

export function savesModule({ db }: Pick<Base, 'db'>, parts: Omit<SavesParts, 'db'>): Module<SavesService> {
  const saves = createSavesService({ db, ...parts })
  return {
    service: saves,
    personal: savesPersonal,
    routes: async (app) => void (await app.register(savesRoutes, { saves })),
  }
}
