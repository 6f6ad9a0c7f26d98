import { defineScreen } from '@nukkad/platform'
import { EditorGuard } from './editor-guard.tsx'
import { EditorList } from './editor-list.tsx'
import { EditorSkeleton } from './editor-skeleton.tsx'

/** Private: no data is fetched or rendered on the server. */
export const screen = defineScreen({
  head: () => ({ title: 'The editors’ back office | Nukkad', robots: 'noindex, nofollow' }),
  Skeleton: EditorSkeleton,
  Component: () => <EditorGuard>{() => <EditorList />}</EditorGuard>,
})
