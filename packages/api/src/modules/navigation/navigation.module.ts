import { hamburger, interlinks } from '@nukkad/contracts/endpoints/site/config'
import type { Base, Module, Plugin } from '../../plugin.ts'
import { editingRoutes } from './editing.routes.ts'
import { createNavigationEditing } from './editing.service.ts'
import { createNavigationService, type NavigationService } from './navigation.service.ts'

const navigationRoutes: Plugin<{ navigation: NavigationService }> = async (app, { navigation }) => {
  app.route({ ...hamburger, handler: ({ query }) => navigation.hamburger(query.city) })
  app.route({ ...interlinks, handler: ({ query }) => navigation.interlinks(query.city) })
}

export function navigationModule({ db, now }: Pick<Base, 'db' | 'now'>): Module<NavigationService> {
  const navigation = createNavigationService({ db, now })
  const editing = createNavigationEditing({ db })
  return {
    service: navigation,
    async routes(app) {
      await app.register(navigationRoutes, { navigation })
      await app.register(editingRoutes, { editing })
    },
  }
}
