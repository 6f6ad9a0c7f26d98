import type { EditedEvent, EditedPlace, EditedPost } from '@nukkad/contracts/endpoints/content/editor'
import { ApiError, defineScreen, Link, notFound, useApi, useParams, useQuery } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { EmptyState } from '@nukkad/ui/empty-state'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Page } from '@nukkad/ui/page'
import { lazy, Suspense } from 'react'
import { editedQuery } from './staff/editor.queries.ts'
import { EditorGuard } from './staff/editor-guard.tsx'
import { EditorSkeleton } from './staff/editor-skeleton.tsx'
import { kindNamed, kinds, type WritingKind } from './staff/kinds.ts'
import { NewContentForm } from './staff/new-content-form.tsx'
import { writingHref } from './staff/staff-href.ts'

/** Each editor is loaded only with its kind, so that users who create something, or may not edit, never wait for it. */
const PostEditor = lazy(async () => ({ default: (await import('./post/post-editor.tsx')).PostEditor }))
const PlaceEditor = lazy(async () => ({ default: (await import('./place/place-editor.tsx')).PlaceEditor }))
const EventEditor = lazy(async () => ({ default: (await import('./event/event-editor.tsx')).EventEditor }))

/** Posts are at /editor/{id}; other kinds are named in the path. */
const kindAt = (name: string | undefined) => (name === undefined ? kinds[0] : kindNamed(name))

function ContentEditorPage() {
  const { kind: name, id = '' } = useParams()
  const kind = kindAt(name) ?? kinds[0]
  return (
    <EditorGuard>
      {() => (id === 'new' ? <NewContentForm key={kind.name} kind={kind} /> : <Edited key={id} kind={kind} id={id} />)}
    </EditorGuard>
  )
}

type Begun = EditedPost | EditedPlace | EditedEvent

function Edited({ kind, id }: { readonly kind: WritingKind; readonly id: string }) {
  const { data, error, refetch } = useQuery(editedQuery<Begun>(useApi(), kind, id))
  if (data)
    return (
      <Suspense fallback={<EditorSkeleton />}>
        {kind.word === 'post' && <PostEditor begun={data as EditedPost} />}
        {kind.word === 'place' && <PlaceEditor begun={data as EditedPlace} />}
        {kind.word === 'event' && <EventEditor begun={data as EditedEvent} />}
      </Suspense>
    )
  if (!error) return <EditorSkeleton />
  const isGone = error instanceof ApiError && error.isAbsent
  return (
    <Page>
      {isGone ? (
        <EmptyState
          level={1}
          title={`This ${kind.word} was not found`}
          text="It was deleted, or the address is mistyped."
          action={<Link to={writingHref(kind.name)}>Back to the back office</Link>}
        />
      ) : (
        <LoadFailure what={`This ${kind.word}`} isAway={isAway(error)} onRetry={() => void refetch()} />
      )}
    </Page>
  )
}

/** Private: no data is fetched or rendered on the server. */
export const screen = defineScreen({
  load({ params: { kind } }) {
    if (!kindAt(kind)) notFound()
  },
  head: () => ({ title: 'Writing | Nukkad', robots: 'noindex, nofollow' }),
  Skeleton: EditorSkeleton,
  Component: ContentEditorPage,
})
