import Type from 'typebox'
import type { Base, Module } from '../../plugin.ts'
import type { StoredPicture } from '../media/stored-pictures.ts'
import { createSocialService, type SocialService } from './social.service.ts'

const config = { access: 'public', rateLimit: { max: 120, timeWindow: '1 minute' } } as const
const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }))
const querystring = Type.Object({ t: text(200), l: text(200), i: text(300), s: text(40) })

/** The shell serves it at /images/social/…, whatever serves the rest of /images. */
export function socialModule(
  { settings }: Pick<Base, 'settings'>,
  { pictures }: { pictures: StoredPicture },
): Module<SocialService> {
  const social = createSocialService({ settings, pictures })
  return {
    service: social,
    routes: async (app) => {
      app.get('/social/*', { config, schema: { hide: true, querystring } }, async ({ query }, reply) =>
        reply
          .headers({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' })
          .send(await social.picture(query)),
      )
    },
  }
}
