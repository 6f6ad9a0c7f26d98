import { PostCardSkeleton } from '@nukkad/blocks/cards/post-card-skeleton'
import styles from './post-flow.module.css'
import { lookAt } from './post-flow.tsx'

/**
 * Placeholders for the first posts of a flow, in their final layout, so that content below does not move when they
 * load.
 */
export function PostFlowSkeleton({ count = 6 }: { readonly count?: number }) {
  return (
    <ol className={styles.flow} aria-busy="true">
      {Array.from({ length: count }, (_, at) => (
        <li key={at} className={styles[lookAt(at)]}>
          <PostCardSkeleton look={lookAt(at)} />
        </li>
      ))}
    </ol>
  )
}
