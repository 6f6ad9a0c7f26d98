import {
  answerQuestion,
  declineQuestion,
  merchantQuestions,
} from '@nukkad/contracts/endpoints/merchants/merchant-questions'
import {
  askProductQuestion,
  flagQuestion,
  listProductQuestions,
  ownQuestions,
  withdrawQuestion,
} from '@nukkad/contracts/endpoints/shop/product-questions'
import type { FastifyRequest } from 'fastify'
import { signedIn } from '../../access.ts'
import type { Plugin } from '../../plugin.ts'
import type { MerchantOf } from '../merchants/callers-merchant.ts'
import type { MerchantQuestionService } from './merchant-question.service.ts'
import type { ProductQuestionService } from './product-question.service.ts'

/** Limits calls per person and hour, or another time, refused ones included. */
const anHour = (max: number, what: string, timeWindow = '1 hour') => ({
  rateLimit: {
    max,
    timeWindow,
    keyGenerator: (request: FastifyRequest) => `${what}:${request.user?.userId ?? request.ip}`,
  },
})

export const productQuestionRoutes: Plugin<{ questions: ProductQuestionService }> = async (app, { questions }) => {
  app.route({ ...listProductQuestions, handler: ({ params, query }) => questions.list(params.productSlug, query) })
  app.route({
    ...askProductQuestion,
    // Each question is mailed to the merchant, also one that is withdrawn at once and then no longer counts.
    config: anHour(40, 'question', '1 day'),
    handler: async (request) => ({
      data: await questions.ask(signedIn(request).userId, request.params.productSlug, request.body.text),
    }),
  })
  app.route({ ...ownQuestions, handler: (request) => questions.own(signedIn(request).userId, request.query) })
  app.route({
    ...withdrawQuestion,
    handler: async (request) => ({
      data: await questions.withdraw(signedIn(request).userId, request.params.questionId),
    }),
  })
  app.route({
    ...flagQuestion,
    config: anHour(60, 'question-flag'),
    handler: async (request) => {
      const { questionId } = request.params
      return { data: await questions.flag(signedIn(request).userId, questionId, request.body.reason ?? '') }
    },
  })
}

interface MerchantServices {
  readonly questions: MerchantQuestionService
  readonly merchantOf: MerchantOf
}

/** Who calls is asked for each time, so that only the people of a merchant ever see or change its questions. */
export const merchantQuestionRoutes: Plugin<MerchantServices> = async (app, { questions, merchantOf }) => {
  app.route({
    ...merchantQuestions,
    handler: async (request) => {
      const { page = 1, pagesize = 20, group = 'open' } = request.query
      const { id } = await merchantOf(request)
      return questions.list(id, group, page, pagesize)
    },
  })
  app.route({
    ...answerQuestion,
    config: anHour(200, 'answer'),
    handler: async (request) => {
      const { id } = await merchantOf(request)
      const { version, answer } = request.body
      return { data: await questions.answer(id, request.params.id, version, answer) }
    },
  })
  app.route({
    ...declineQuestion,
    config: anHour(200, 'answer'),
    handler: async (request) => {
      const { id } = await merchantOf(request)
      const { version, reason } = request.body
      return { data: await questions.decline(id, request.params.id, version, reason) }
    },
  })
}
