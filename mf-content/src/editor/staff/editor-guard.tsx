import { hrefs, Link, useSession } from '@nukkad/platform'
import { EmptyState } from '@nukkad/ui/empty-state'
import { Page } from '@nukkad/ui/page'
import type { ReactNode } from 'react'
import { SignInPanel } from '../../parts/sign-in/sign-in-panel.tsx'
import { EditorSkeleton } from './editor-skeleton.tsx'

/** The back office is for editors: a visitor can sign in, anyone else is told whom it is for. */
export function EditorGuard({ children }: { readonly children: () => ReactNode }) {
  const { status, user } = useSession()
  if (status === 'unknown') return <EditorSkeleton />
  if (status === 'guest')
    return <SignInPanel title="The editors’ back office" text="Sign in with your editor’s account to write." />
  if (user?.role === 'editor') return children()
  return (
    <Page>
      <EmptyState
        level={1}
        title="This is the editors’ back office"
        text={`${user?.email ?? 'Your account'} is a reader’s account. Posts, places and events need an editor’s account.`}
        action={<Link to={hrefs.home()}>Go to the home page</Link>}
      />
    </Page>
  )
}
