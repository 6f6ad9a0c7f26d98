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
        // The page works without the list.
        query.prefetchInfiniteQuery(writtenQuery(api, userID)),
      ])
      // A user with a handle has only one address, the one with the handle.
      if (profile.id !== userID) redirect(hrefs.profile(profile.id))
    } catch (error) {
      if (error instanceof ApiError && error.isAbsent) notFound()
      throw error
    }
  },
  head({ params: { userID = '' }, query, url }) {
    const profile = query.getQueryData<Profile>(profileKey(userID))
    if (!profile) return { title: 'Nukkad member' }
    const city = cityOf(profile.city ?? undefined)?.name
    const href = hrefs.profile(profile.id)
    return {
      title: `${profile.name}${city ? `, ${city}` : ''} | Nukkad`,
      description: profile.line || `${profile.name} on Nukkad: what they wrote and who they follow.`,
      canonical: href,
      image: profile.image?.url,
      // A profile without posts is not indexed.
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
