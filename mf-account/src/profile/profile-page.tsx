import { cityOf } from '@nukkad/contracts'
import { ApiError, defineScreen, hrefs, notFound, redirect } from '@nukkad/platform'
import { personLd } from '@nukkad/platform/structured-data'
import { type Profile, profileKey, profileQuery, writtenQuery } from './profile.queries.ts'
import { ProfileScreen } from './profile-screen.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'

export const screen = defineScreen({
  async load({ params: { userID = '' }, query, api }) {
    try {
      const [profile] = await Promise.all([
        query.ensureQueryData(profileQuery(api, userID)),
        // A page without the list is still a page.
        query.prefetchInfiniteQuery(writtenQuery(api, userID)),
      ])
      // Whoever has a handle is known by it alone.
      if (profile.id !== userID) redirect(hrefs.profile(profile.id))
    } catch (error) {
      if (error instanceof ApiError && error.isAbsent) notFound()
      throw error
    }
  },
  head({ params: { userID = '' }, query, url }) {
    const profile = query.getQueryData<Profile>(profileKey(userID))
    if (!profile) return { title: 'Somebody on Nukkad' }
    const city = cityOf(profile.city ?? undefined)?.name
    const href = hrefs.profile(profile.id)
    return {
      title: `${profile.name}${city ? `, ${city}` : ''} | Nukkad`,
      description: profile.line || `${profile.name} on Nukkad: what they wrote, and whom they follow.`,
      canonical: href,
      image: profile.image?.url,
      // A page that says nothing yet is nothing to be found.
      ...(profile.posts === 0 && { robots: 'noindex, follow' }),
      jsonLd: personLd(url.origin, {
        name: profile.name,
        line: profile.line,
        href,
        image: profile.image?.url ?? null,
      }),
    }
  },
  Skeleton: ProfileSkeleton,
  Component: ProfileScreen,
})
