import { drawGiveaway, giveawayEntries, redrawGiveaway } from '@nukkad/contracts/endpoints/giveaways/giveaway-draw'
import { enterGiveaway, listGiveaways } from '@nukkad/contracts/endpoints/giveaways/giveaways'
import { signedIn } from '../../access.ts'
import { intervalJob } from '../../jobs/interval-job.ts'
import type { Base, Module, Plugin } from '../../plugin.ts'
import type { AddressService } from '../address/address.service.ts'
import type { FormService } from '../forms/form.service.ts'
import { idempotencyKey } from '../idempotency/idempotency-key.ts'
import type { UploadedPictures } from '../staff-changes/chosen-pictures.ts'
import { createGiveaways, type Giveaways } from './giveaway.service.ts'
import { giveawayEditingRoutes } from './giveaway-editing.routes.ts'
import { createGiveawayEditing } from './giveaway-editing.service.ts'
import { giveawaysPersonal } from './giveaways.personal.ts'
import { prizeRoutes } from './prizes/prize.routes.ts'
import { createPrizes } from './prizes/prize.service.ts'
import { createWinnerMails, type WinnerMailParts } from './prizes/winner-mails.ts'

const giveawayRoutes: Plugin<{ giveaways: Giveaways }> = async (app, { giveaways }) => {
  app.route({ ...listGiveaways, handler: async ({ user }) => ({ data: await giveaways.list(user?.userId ?? null) }) })
  app.route({
    ...enterGiveaway,
    config: { rateLimit: { max: 60, timeWindow: '10 minutes' } },
    handler: async (request) => {
      const { userId } = signedIn(request)
      const filled = { ...request.body, userId, key: idempotencyKey(request) }
      return { data: await giveaways.enter(request.params.id, filled) }
    },
  })
  app.route({
    ...giveawayEntries,
    handler: async ({ params }, reply) =>
      reply.header('content-type', 'text/plain; charset=utf-8').send(await giveaways.entries(params.id)),
  })
  app.route({
    ...drawGiveaway,
    handler: async (request) => ({
      data: await giveaways.draw(request.params.id, request.body.beacon, signedIn(request).userId),
    }),
  })
  app.route({
    ...redrawGiveaway,
    handler: async (request) => {
      const { isAnswerKnown = false, ...body } = request.body
      return { data: await giveaways.redraw(request.params.id, { ...body, isAnswerKnown }, signedIn(request).userId) }
    },
  })
}

interface GiveawayDependencies extends Omit<WinnerMailParts, 'publicUrl'> {
  readonly forms: Pick<FormService, 'take' | 'isThere'>
  readonly media: UploadedPictures
  readonly addresses: Pick<AddressService, 'find'>
}

export function giveawaysModule(
  { db, now, settings, log }: Pick<Base, 'db' | 'now' | 'settings' | 'log'>,
  { forms, media, addresses, mail, contacts }: GiveawayDependencies,
): Module<Giveaways> {
  const mails = createWinnerMails({ mail, contacts, publicUrl: settings.PUBLIC_URL })
  const giveaways = createGiveaways({ db, now, forms, mails, secret: settings.API_SECRET })
  const fixing = intervalJob({
    work: giveaways.fixLists,
    every: 60,
    first: 5,
    log,
    failure: 'the entries of giveaways that have ended could not be fixed',
  })
  return {
    service: giveaways,
    personal: giveawaysPersonal,
    jobs: [fixing],
    routes: async (app) => {
      await app.register(giveawayRoutes, { giveaways })
      await app.register(prizeRoutes, { prizes: createPrizes({ db, now, addresses }) })
      await app.register(giveawayEditingRoutes, { editing: createGiveawayEditing({ db, now, media, forms }) })
    },
  }
}
