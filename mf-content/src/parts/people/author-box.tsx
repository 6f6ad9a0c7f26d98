import type { Author } from '@nukkad/contracts/endpoints/content/authors'
import { Link } from '@nukkad/platform'
import { Avatar } from '@nukkad/ui/avatar'
import { FollowButton } from './follow-button.tsx'
import styles from './people.module.css'

/** The author, below the text: a picture, a line, and a link to their posts. */
export function AuthorBox({ author }: { readonly author: Author }) {
  return (
    <aside className={styles.box} aria-label="About the writer">
      <Avatar name={author.name} image={author.face} size={64} />
      <div>
        <p className={styles.name}>
          <Link to={author.href}>{author.name}</Link>
        </p>
        <p className={styles.line}>{author.line}</p>
      </div>
      <FollowButton person={{ id: author.handle, user_id: author.id, name: author.name }} />
    </aside>
  )
}
