import { ownProfile } from '@nukkad/contracts/endpoints/people/users'
import { ApiError, hrefs, Link, queryOptions, useApi, useParams, useQuery, useSession } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { useSignIn } from '@nukkad/platform/sign-in'
import { ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Page } from '@nukkad/ui/page'
import { SignInInvite } from '@nukkad/ui/sign-in-invite'
import { EngagementForm } from './engagement-form.tsx'
import { ProfileEditSkeleton } from './profile-edit-skeleton.tsx'
import { ProfileForm } from './profile-form.tsx'

/** Edits the user's own public profile; no one can edit another user's. */
export function ProfileEditScreen() {
  const api = useApi()
  const { userID = '' } = useParams()
  const { status, user } = useSession()
  const { data, error, refetch } = useQuery({
    ...queryOptions({
      queryKey: ['own-profile', user?._id],
      queryFn: async ({ signal }) => (await api.call(ownProfile, {}, { signal })).data,
      // Not refetched while the form is being edited.
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
    enabled: status === 'user',
  })
  const signIn = useSignIn()
  if (status === 'guest')
    return (
      <SignInInvite
        title="Your profile"
        text="Sign in to change it."
        onSignIn={() => signIn('Sign in to change your profile.')}
      />
    )
  if (error && !(error instanceof ApiError && error.status === 401))
    return (
      <Page>
        <LoadFailure what="Your profile" isAway={isAway(error)} onRetry={() => void refetch()} />
      </Page>
    )
  if (!data || !user) return <ProfileEditSkeleton />
  if (userID !== data.id && userID !== user._id)
    return (
      <Page>
        <EmptyState
          level={1}
          title="This is someone else’s profile"
          text="You can change your own."
          action={
            <ButtonLink href={hrefs.profileEdit(data.id)} linkAs={Link}>
              Go to your profile
            </ButtonLink>
          }
        />
      </Page>
    )
  return (
    <>
      <ProfileForm profile={data} />
      <EngagementForm user={user} />
    </>
  )
}
