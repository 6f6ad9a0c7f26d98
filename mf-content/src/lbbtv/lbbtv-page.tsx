import { cityInParams, cityOf } from '@nukkad/contracts'
import type { Video } from '@nukkad/contracts/endpoints/content/video-shape'
import { defineScreen, hrefs, prepare } from '@nukkad/platform'
import { breadcrumbLd, videoLd } from '@nukkad/platform/structured-data'
import { openFeed, pageIn } from '../parts/feed/feed.queries.ts'
import { LbbtvScreen } from './lbbtv-screen.tsx'
import { LbbtvSkeleton } from './lbbtv-skeleton.tsx'
import { slugIn, videoQuery, videosFeed, videoTagsQuery } from './videos.queries.ts'

const cityIn = (params: Readonly<Record<string, string>>) => cityInParams(params) ?? 'all'

export const screen = defineScreen({
  load: async ({ api, query, params, url }) => {
    const city = cityIn(params)
    const tag = slugIn(url.searchParams.get('tag'))
    const wanted = slugIn(url.searchParams.get('v'))
    // A link to a deleted video still shows the other ones.
    const shared = wanted ? query.prefetchQuery(videoQuery(api, wanted)) : undefined
    await prepare(
      openFeed(query, videosFeed(api, city, tag, pageIn(url.searchParams))),
      query.ensureQueryData(videoTagsQuery(api, city)),
    )
    await shared
  },
  head: ({ params, query, url }) => {
    const city = cityIn(params)
    const name = cityOf(city)?.name ?? 'India'
    const tag = slugIn(url.searchParams.get('tag'))
    const slug = slugIn(url.searchParams.get('v'))
    const shared = slug ? query.getQueryData<Video>(['video', slug]) : undefined
    const pages = query.getQueryData<{ pages: { data: Video[] }[] }>(['feed', 'videos', city, tag])?.pages ?? []
    const videos = pages.flatMap(({ data }) => data)
    const shown = shared ?? videos[0]
    const tags = query.getQueryData<readonly { slug: string; name: string }[]>(['video-tags', city])
    const kind = tags?.find((one) => one.slug === tag)
    const about = kind ? `${kind.name}, ${name}` : name
    return {
      title: shared ? `${shared.title} | Nukkad TV` : `Nukkad TV: ${about} in short videos | Nukkad`,
      description: shared?.line ?? `Short videos from ${name}: kitchens, walks, workshops and the people who run them.`,
      // Anybody can write a tag into the address; only those with videos are pages of their own.
      canonical: hrefs.lbbTv(city, kind?.slug),
      robots: tags && tag && !kind ? 'noindex, follow' : 'index, follow',
      image: shown?.poster.url,
      jsonLd: [
        breadcrumbLd(url.origin, [
          { title: name, href: hrefs.city(city) },
          { title: 'Nukkad TV', href: hrefs.lbbTv(city) },
        ]),
        ...(shown
          ? [
              videoLd(url.origin, {
                name: shown.title,
                line: shown.line,
                href: `${hrefs.lbbTv(shown.city)}?v=${shown.slug}`,
                poster: shown.poster.url,
                publishedAt: shown.publishedAt,
                minutes: shown.minutes,
                file: shown.file?.url,
              }),
            ]
          : []),
      ],
    }
  },
  Skeleton: LbbtvSkeleton,
  Component: LbbtvScreen,
})
