import {
  editedQuestionnaire,
  editedQuestionnaires,
  orderQuestionnaires,
  previewQuestionnaire,
  saveQuestionnaire,
} from '@nukkad/contracts/endpoints/shop/questionnaires'
import { signedIn } from '../../../access.ts'
import type { Plugin } from '../../../plugin.ts'
import type { QuestionnaireEditing } from './editing.service.ts'

export const editingRoutes: Plugin<{ editing: QuestionnaireEditing }> = async (app, { editing }) => {
  app.route({ ...editedQuestionnaires, handler: async () => ({ data: await editing.all() }) })
  app.route({
    ...orderQuestionnaires,
    handler: async (request) => ({ data: await editing.putInOrder(request.body, signedIn(request).userId) }),
  })
  app.route({
    ...editedQuestionnaire,
    handler: async ({ params, query }) => ({ data: await editing.read(params.slug, query.version) }),
  })
  app.route({
    ...saveQuestionnaire,
    handler: async (request) => ({
      data: await editing.save(request.params.slug, request.body, signedIn(request).userId),
    }),
  })
  app.route({
    ...previewQuestionnaire,
    handler: async ({ params, body }) => ({ data: await editing.preview(params.slug, body) }),
  })
}
