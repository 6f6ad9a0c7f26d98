import { ApiError, defineScreen, hrefs, Link, useApi, useParams, useQuery } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/recovering'
import { EmptyState } from '@nukkad/ui/empty-state'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Page } from '@nukkad/ui/page'
import { lazy, Suspense } from 'react'
import { BeginPost } from './begin-post.tsx'
import { editedQuery } from './editor.queries.ts'
import { EditorGuard } from './editor-guard.tsx'
import { EditorSkeleton } from './editor-skeleton.tsx'

/** Comes with the post it is for: whoever begins one, or may not write, never waits for it. */
const PostEditor = lazy(async () => ({ default: (await import('./post-editor.tsx')).PostEditor }))

function EditorPost() {
  const { id = '' } = useParams()
  return <EditorGuard>{() => (id === 'new' ? <BeginPost /> : <Edited key={id} id={id} />)}</EditorGuard>
}

function Edited({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(editedQuery(useApi(), id))
  if (data)
    return (
      <Suspense fallback={<EditorSkeleton />}>
        <PostEditor begun={data} />
      </Suspense>
    )
  if (!error) return <EditorSkeleton />
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <Page>
      {isGone ? (
        <EmptyState
          level={1}
          title="This post is not here"
          text="It was deleted, or the address has a slip."
          action={<Link to={hrefs.editor()}>To the desk</Link>}
        />
      ) : (
        <LoadFailure what="This post" isAway={isAway(error)} onRetry={() => void refetch()} />
      )}
    </Page>
  )
}

/** Private: nothing of it is fetched or rendered on the server. */
export const screen = defineScreen({
  head: () => ({ title: 'Writing | Nukkad', robots: 'noindex, nofollow' }),
  Skeleton: EditorSkeleton,
  Component: EditorPost,
})
