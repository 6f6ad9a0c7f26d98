import { type HousekeepingJob, housekeepingJob } from '../../housekeeping/housekeeping.ts'
import { daysBefore } from '../../housekeeping/long-ago.ts'
import type { Base, Module } from '../../plugin.ts'
import type { CatalogueService } from '../catalogue/catalogue.service.ts'
import { removeOld } from './choice.repository.ts'
import { editingRoutes } from './editing/editing.routes.ts'
import { createQuestionnaireEditing } from './editing/editing.service.ts'
import { tagEditingRoutes } from './editing/tag-editing.routes.ts'
import { createGiftTagEditing } from './editing/tag-editing.service.ts'
import { createGiftFinder } from './finding/finder.service.ts'
import { giftFinderPersonal } from './gift-finder.personal.ts'
import { giftFinderRoutes, giftFormRoutes } from './gift-finder.routes.ts'
import { createGiftFinderService, type GiftFinderService } from './gift-finder.service.ts'

/** Lists are made for a festival or a birthday: after this many days their links are no longer used. */
const keptDays = 400

const housekeeping: readonly HousekeepingJob[] = [
  housekeepingJob('gift lists of last year', (q, now, limit) => removeOld(q, daysBefore(now, keptDays), limit)),
]

/** Finds gifts by questionnaires that editors write. */
export function giftFinderModule(
  { db, now, settings }: Pick<Base, 'db' | 'now' | 'settings'>,
  { catalogue }: { catalogue: Pick<CatalogueService, 'lists'> },
): Module<GiftFinderService> {
  const finder = createGiftFinder({ db, lists: catalogue.lists })
  const gifts = createGiftFinderService({ db, now, finder })
  const services = { gifts, isSecure: settings.PUBLIC_URL.startsWith('https:') }
  return {
    service: gifts,
    personal: giftFinderPersonal,
    housekeeping,
    async routes(app) {
      await app.register(giftFinderRoutes, services)
      await app.register(giftFormRoutes, services)
      await app.register(editingRoutes, { editing: createQuestionnaireEditing({ db, now, finder }) })
      await app.register(tagEditingRoutes, { tags: createGiftTagEditing({ db, now }) })
    },
  }
}
