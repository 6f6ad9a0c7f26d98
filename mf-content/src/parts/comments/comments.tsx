import { WhenNear } from '@nukkad/ui/when-near'
import { lazy } from 'react'
import type { CommentedContent } from './comments.queries.ts'

const CommentSection = lazy(async () => ({ default: (await import('./comment-section.tsx')).CommentSection }))

/**
 * Readers' comments. Data and code are loaded when the visitor scrolls near, and sign-in is asked for only to comment.
 */
export function Comments(content: CommentedContent) {
  return (
    <WhenNear minHeight="22rem">
      <CommentSection {...content} />
    </WhenNear>
  )
}
