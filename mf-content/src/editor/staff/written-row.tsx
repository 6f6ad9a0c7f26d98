import { cityOf } from '@nukkad/contracts'
import type { WrittenRow as Written } from '@nukkad/contracts/endpoints/content/staff-writing'
import { StateBadge } from '@nukkad/editor'
import styles from '@nukkad/editor/editor.module.css'
import { formatDay, formatTime, Link } from '@nukkad/platform'
import { PictureView } from '@nukkad/ui/picture-view'
import type { WritingKind } from './kinds.ts'
import own from './written-row.module.css'

interface WrittenRowProps {
  readonly one: Written
  readonly kind: WritingKind
}

/** The item, its state, and who changed it last. */
export function WrittenRow({ one, kind }: WrittenRowProps) {
  return (
    <li className={own.row}>
      <span className={own.thumb}>
        <PictureView picture={one.image} width={96} aspect={3 / 2} decorative />
      </span>
      <div className={own.words}>
        <h2 className={own.name}>
          <Link to={kind.href(one.id)}>{one.title || 'Untitled'}</Link>
        </h2>
        <p className={styles.quiet}>
          {cityOf(one.city)?.name} · {one.kind || kind.word}
          {one.starts && ` · ${formatDay(one.starts)} ${formatTime(one.starts)}`}
          {one.saved && ` · ${one.saved.name}, ${formatDay(one.saved.at)} ${formatTime(one.saved.at)}`}
        </p>
        <p className={styles.badges}>
          <StateBadge of={one} />
        </p>
      </div>
    </li>
  )
}
