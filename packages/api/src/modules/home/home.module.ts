import type { Base, Module } from '../../plugin.ts'
import { homeRoutes } from './home.routes.ts'
import { createHomeService, type HomeParts, type HomeService } from './home.service.ts'

export function homeModule(
  { db, now }: Pick<Base, 'db' | 'now'>,
  parts: Omit<HomeParts, 'db' | 'now'>,
): Module<HomeService> {
  const homes = createHomeService({ db, now, ...parts })
  return { service: homes, routes: async (app) => void (await app.register(homeRoutes, { homes })) }
}
