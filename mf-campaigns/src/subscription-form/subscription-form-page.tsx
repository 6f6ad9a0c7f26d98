import type { FormDefinition } from '@nukkad/contracts/endpoints/campaigns/forms'
import { ApiError, defineScreen, notFound, useApi, useParams, useSuspenseQuery } from '@nukkad/platform'
import { formQuery } from '@nukkad/platform/filling-in'
import { presentOrKept } from '../parts/screen-states/present-or-kept.ts'
import { SubscriptionForm } from './subscription-form.tsx'

function SubscriptionFormPage() {
  const { id = '' } = useParams()
  return <SubscriptionForm form={useSuspenseQuery(formQuery(useApi(), id)).data} />
}

/** A form on its own page, by its id: /subscription/form/chai-of-the-month. */
export const screen = defineScreen({
  load: async ({ api, params, query }) => {
    try {
      await presentOrKept(query, formQuery(api, params.id ?? ''))
    } catch (error) {
      if (error instanceof ApiError && error.isAbsent) notFound()
      throw error
    }
  },
  head: ({ params, query, url }) => {
    const form = query.getQueryData<FormDefinition>(['form', params.id ?? ''])
    if (!form) return { title: 'Nukkad', canonical: url.pathname }
    return {
      title: `${form.title} | Nukkad`,
      description: form.intro,
      canonical: url.pathname,
      ...(form.isOver && { robots: 'noindex' }),
    }
  },
  Component: SubscriptionFormPage,
})
