import { defineScreen, hrefs, prepare } from '@nukkad/platform'
import { breadcrumbLd } from '@nukkad/platform/structured-data'
import { sizeGuidesQuery } from './size-guide.queries.ts'
import { SizeGuideScreen } from './size-guide-screen.tsx'
import { SizeGuideSkeleton } from './size-guide-skeleton.tsx'

export const screen = defineScreen({
  load: ({ query, api }) => prepare(query.ensureQueryData(sizeGuidesQuery(api))),
  head: ({ url }) => ({
    title: 'Size guide',
    description: 'Measures for everything that has to fit, in centimetres, and how to take them at home.',
    canonical: hrefs.sizeGuide(),
    jsonLd: [
      breadcrumbLd(url.origin, [
        { title: 'Shop', href: hrefs.shop() },
        { title: 'Size guide', href: hrefs.sizeGuide() },
      ]),
    ],
  }),
  Skeleton: SizeGuideSkeleton,
  Component: SizeGuideScreen,
})
