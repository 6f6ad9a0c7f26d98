import { defineScreen, hrefs } from '@nukkad/platform'
import { EmptyBag } from '../parts/bag/empty-bag.tsx'
import { suggestionsQuery } from '../parts/bag/suggestions.query.ts'
import { prepare } from '../parts/screen-states/prepare.ts'

export const screen = defineScreen({
  load: ({ query, api }) => prepare(query.ensureQueryData(suggestionsQuery(api))),
  head: () => ({
    title: 'Your bag is empty',
    description: 'Nothing in the bag yet: see what others took home from the makers of your city.',
    canonical: hrefs.cartEmpty(),
    robots: 'noindex, follow',
  }),
  Component: EmptyBag,
})
