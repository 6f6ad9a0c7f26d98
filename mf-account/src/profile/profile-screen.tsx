import { cityOf } from '@nukkad/contracts'
import { formatCount, hrefs, Link, useApi, useParams, useQuery, useSearchParams, useSession } from '@nukkad/platform'
import { useFollow } from '@nukkad/platform/follow'
import { isAway } from '@nukkad/platform/retrying'
import { Avatar } from '@nukkad/ui/avatar'
import { Button, ButtonLink } from '@nukkad/ui/button'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Page } from '@nukkad/ui/page'
import { People } from './people.tsx'
import styles from './profile.module.css'
import { type Profile, profileQuery } from './profile.queries.ts'
import { ProfilePosts } from './profile-posts.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'

const tabOf = (text: string | null) => (text === 'followers' || text === 'following' ? text : 'written')

/** A public profile: picture, story, posts, followers and following. */
export function ProfileScreen() {
  const { userID = '' } = useParams()
  const { data: profile, error, refetch } = useQuery(profileQuery(useApi(), userID))
  const [search] = useSearchParams()
  if (!profile)
    return error ? (
      <Page>
        <LoadFailure what="This page" isAway={isAway(error)} onRetry={() => void refetch()} />
      </Page>
    ) : (
      <ProfileSkeleton />
    )
  const tab = tabOf(search.get('tab'))
  return (
    <Page className={styles.page}>
      <Top profile={profile} tab={tab} />
      {tab === 'written' ? <ProfilePosts profile={profile} /> : <People profile={profile} side={tab} key={tab} />}
    </Page>
  )
}

function Top({ profile, tab }: { readonly profile: Profile; readonly tab: string }) {
  const { user } = useSession()
  const { isFollowing, followers, toggle } = useFollow(profile)
  const isMe = user?._id === profile.user_id
  const city = cityOf(profile.city ?? undefined)
  const href = hrefs.profile(profile.id)
  const tabs = [
    { id: 'written', title: profile.posts === 1 ? 'post' : 'posts', count: profile.posts, to: href },
    { id: 'followers', title: 'followers', count: followers ?? profile.followers, to: `${href}?tab=followers` },
    { id: 'following', title: 'following', count: profile.following, to: `${href}?tab=following` },
  ]
  return (
    <>
      <header className={styles.header}>
        <Avatar name={profile.name} image={profile.image} size={112} />
        <div className={styles.words}>
          <h1 className={styles.name}>{profile.name}</h1>
          {profile.line && <p className={styles.line}>{profile.line}</p>}
          <p className={styles.meta}>
            {city && <Link to={hrefs.city(city.slug)}>{city.name}</Link>}
            {profile.website_link && <Link to={profile.website_link}>Website</Link>}
            {profile.instagram_link && <Link to={profile.instagram_link}>Instagram</Link>}
          </p>
          {isMe ? (
            <>
              <p className={styles.line}>
                This is how others see you. Your email address and phone number stay hidden.
              </p>
              <ButtonLink href={hrefs.profileEdit(profile.id)} linkAs={Link} size={48} variant="secondary">
                Edit your profile
              </ButtonLink>
            </>
          ) : (
            <Button
              variant={isFollowing ? 'quiet' : 'primary'}
              size={40}
              aria-pressed={isFollowing}
              aria-label={`Follow ${profile.name}`}
              onClick={toggle}
            >
              {isFollowing ? 'Following' : 'Follow'}
            </Button>
          )}
        </div>
      </header>
      {profile.story && profile.story !== profile.line && (
        <div className={styles.story}>
          {profile.story.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
      <nav aria-label={`About ${profile.name}`} className={styles.tabs}>
        {tabs.map(({ id, title, count, to }) => (
          <Link key={id} to={to} replace keepScroll aria-current={id === tab ? 'page' : undefined}>
            <strong>{formatCount(count)}</strong> {title}
          </Link>
        ))}
      </nav>
    </>
  )
}
