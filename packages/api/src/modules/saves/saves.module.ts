import type { Base, Module } from '../../plugin.ts'
import { savedListRoutes } from './lists/saved-list.routes.ts'
import { createSavedListService } from './lists/saved-list.service.ts'
import { removedItemsJob } from './lists/saved-list-item.repository.ts'
import { savesPersonal } from './saves.personal.ts'
import { savesRoutes } from './saves.routes.ts'
import { createSavesService, type SavesParts, type SavesService } from './saves.service.ts'
import { createWithCards } from './with-cards.ts'

export function savesModule(
  { db, now }: Pick<Base, 'db' | 'now'>,
  { cardsByKind, nameOf, posts }: Omit<SavesParts, 'db' | 'withCards'>,
): Module<SavesService> {
  const withCards = createWithCards(cardsByKind)
  const saves = createSavesService({ db, cardsByKind, withCards, nameOf, posts })
  const lists = createSavedListService({ db, now, withCards, nameOf })
  return {
    service: saves,
    housekeeping: [removedItemsJob],
    personal: savesPersonal,
    async routes(app) {
      await app.register(savesRoutes, { saves })
      await app.register(savedListRoutes, { lists })
    },
  }
}
