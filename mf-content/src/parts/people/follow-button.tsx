import { useFollow } from '@nukkad/platform/follow'
import { Button } from '@nukkad/ui/button'

interface FollowButtonProps {
  readonly person: { readonly id: string; readonly user_id: string; readonly name: string }
}

/** Follows or unfollows a person; renders nothing on one's own page. */
export function FollowButton({ person }: FollowButtonProps) {
  const { isFollowing, isMe, toggle } = useFollow(person)
  if (isMe) return null
  return (
    <Button
      variant={isFollowing ? 'quiet' : 'secondary'}
      size={40}
      aria-pressed={isFollowing}
      aria-label={`Follow ${person.name}`}
      onClick={toggle}
    >
      {isFollowing ? 'Following' : 'Follow'}
    </Button>
  )
}
