import type { FormDefinition } from '@nukkad/contracts/endpoints/campaigns/forms'
import { type Api, defineScreen, type LoadContext, need, useApi, useSuspenseQuery } from '@nukkad/platform'
import { formQuery } from '@nukkad/platform/filling-in'
import type { ComponentType } from 'react'
import { presentOrKept } from '../screen-states/present-or-kept.ts'

interface FormScreen {
  readonly formId: string
  readonly title: string
  readonly description: string
  readonly path: string
  readonly image?: string
  /** Loads other data that the screen needs. */
  readonly load?: (context: LoadContext) => Promise<unknown>
  readonly Component: ComponentType<{ readonly form: FormDefinition }>
}

/** A screen with one form, which is rendered on the server. */
export function defineFormScreen({ formId, title, description, path, image, load, Component }: FormScreen) {
  const query = (api: Api) => formQuery(api, formId)
  const WithForm = () => <Component form={useSuspenseQuery(query(useApi())).data} />
  return defineScreen({
    load: (context) =>
      need(Promise.all([presentOrKept(context.query, query(context.api)), load?.(context)]).then(() => undefined)),
    head: () => ({ title: `${title} | Nukkad`, description, canonical: path, ...(image && { image }) }),
    Component: WithForm,
  })
}
