import type { Base, Module } from '../../plugin.ts'
import { savedListRoutes } from './lists/saved-list.routes.ts'
import { createSavedListService } from './lists/saved-list.service.ts'
import { removedItemsJob } from './lists/saved-list-item.repository.ts'
import { type PriceNoticeParts, priceNotices } from './prices/price-notices.ts'
import { savesPersonal } from './saves.personal.ts'
import { savesRoutes } from './saves.routes.ts'
import { createSavesService, type SavesParts, type SavesService } from './saves.service.ts'
import { createWithCards } from './with-cards.ts'

export function savesModule(
  { db, now, settings }: Pick<Base, 'db' | 'now' | 'settings'>,
  {
    cardsByKind,
    nameOf,
    posts,
    ...told
  }: Omit<SavesParts, 'db' | 'withCards'> & Omit<PriceNoticeParts, 'db' | 'publicUrl'>,
): Module<SavesService> {
  const withCards = createWithCards(cardsByKind)
  const saves = createSavesService({ db, cardsByKind, withCards, nameOf, posts })
  const lists = createSavedListService({ db, now, withCards, nameOf })
  return {
    service: saves,
    housekeeping: [removedItemsJob, priceNotices({ db, publicUrl: settings.PUBLIC_URL, ...told })],
    personal: savesPersonal,
    async routes(app) {
      await app.register(savesRoutes, { saves })
      await app.register(savedListRoutes, { lists })
    },
  }
}
