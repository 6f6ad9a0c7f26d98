import type { EditedEvent, EditedPlace, EditedPost } from '@nukkad/contracts/endpoints/editor'
import { ApiError, defineScreen, Link, notFound, useApi, useParams, useQuery } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/recovering'
import { EmptyState } from '@nukkad/ui/empty-state'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Page } from '@nukkad/ui/page'
import { lazy, Suspense } from 'react'
import { BeginThing } from './desk/begin-thing.tsx'
import { deskHref } from './desk/desk-href.ts'
import { editedQuery } from './desk/editor.queries.ts'
import { EditorGuard } from './desk/editor-guard.tsx'
import { EditorSkeleton } from './desk/editor-skeleton.tsx'
import { type DeskKind, kindNamed, kinds } from './desk/kinds.ts'

/** Each comes with the thing it is for: whoever begins one, or may not write, never waits for it. */
const PostEditor = lazy(async () => ({ default: (await import('./post/post-editor.tsx')).PostEditor }))
const PlaceEditor = lazy(async () => ({ default: (await import('./place/place-editor.tsx')).PlaceEditor }))
const EventEditor = lazy(async () => ({ default: (await import('./event/event-editor.tsx')).EventEditor }))

/** Posts stand at /editor/{id}; other things name their desk. */
const kindAt = (desk: string | undefined) => (desk === undefined ? kinds[0] : kindNamed(desk))

function EditorThing() {
  const { desk, id = '' } = useParams()
  const kind = kindAt(desk) ?? kinds[0]
  return (
    <EditorGuard>
      {() => (id === 'new' ? <BeginThing key={kind.name} kind={kind} /> : <Edited key={id} kind={kind} id={id} />)}
    </EditorGuard>
  )
}

type Begun = EditedPost | EditedPlace | EditedEvent

function Edited({ kind, id }: { readonly kind: DeskKind; readonly id: string }) {
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
          title={`This ${kind.word} is not here`}
          text="It was deleted, or the address has a slip."
          action={<Link to={deskHref(kind.name)}>To the desk</Link>}
        />
      ) : (
        <LoadFailure what={`This ${kind.word}`} isAway={isAway(error)} onRetry={() => void refetch()} />
      )}
    </Page>
  )
}

/** Private: nothing of it is fetched or rendered on the server. */
export const screen = defineScreen({
  load({ params: { desk } }) {
    if (!kindAt(desk)) notFound()
  },
  head: () => ({ title: 'Writing | Nukkad', robots: 'noindex, nofollow' }),
  Skeleton: EditorSkeleton,
  Component: EditorThing,
})
