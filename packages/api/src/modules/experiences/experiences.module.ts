import { friendsDayOut, friendsDayOutOne, singaporeTourism } from '@nukkad/contracts/endpoints/city/experiences'
import type { Base, Module, Plugin } from '../../plugin.ts'
import { createExperienceService, type ExperienceParts, type ExperienceService } from './experiences.service.ts'

const experienceRoutes: Plugin<{ experiences: ExperienceService }> = async (app, { experiences }) => {
  app.route({ ...friendsDayOut, handler: async ({ query }) => ({ data: await experiences.friends(query) }) })
  app.route({
    ...friendsDayOutOne,
    handler: async ({ params }) => ({ data: await experiences.friendsOne(params.id) }),
  })
  app.route({
    ...singaporeTourism,
    handler: async ({ query }) => ({ data: await experiences.singapore(query.category) }),
  })
}

/** The content of city and travel campaigns. */
export function experiencesModule(
  { db, now }: Pick<Base, 'db' | 'now'>,
  parts: Omit<ExperienceParts, 'db' | 'now'>,
): Module<ExperienceService> {
  const experiences = createExperienceService({ db, now, ...parts })
  return { service: experiences, routes: async (app) => void (await app.register(experienceRoutes, { experiences })) }
}
