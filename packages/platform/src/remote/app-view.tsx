import { useEffect, useLayoutEffect, useRef } from 'react'
import type { MountProps } from './host.ts'
import type { ScreenLoader } from './loading/screen-loader.ts'
import { MountBoundary } from './mounting/mount-boundary.tsx'
import { RoutedView } from './routed-view.tsx'
import { type Showing, useShowing } from './use-showing.ts'

interface Props {
  readonly first: Showing
  readonly loader: ScreenLoader
  readonly mount: Pick<MountProps, 'host' | 'placed$' | 'page'>
  /** before the first commit an error fails the mount, later it is a crash of the page */
  onError(error: unknown): void
}

/** The pages of an app: the current screen stays until the next one is ready. */
export function AppView({ first, loader, mount, onError }: Props) {
  const { host, page } = mount
  const [showing, retry] = useShowing(first, loader, mount)

  return (
    <RoutedView navigation={host.navigation} placed={showing.placed}>
      <MountBoundary isPage Failure={host.Failure} resetKey={showing} onError={onError} onRetry={retry}>
        <ShowingView showing={showing} Failure={host.Failure} onRetry={retry} />
      </MountBoundary>
      <ShownReport showing={showing} page={page} />
    </RoutedView>
  )
}

function ShowingView({
  showing,
  Failure,
  onRetry,
}: {
  showing: Showing
  Failure: MountProps['host']['Failure']
  onRetry(): void
}) {
  if (showing.kind === 'failed') return <Failure isPage error={showing.error} onRetry={onRetry} />
  const { screen, placed } = showing
  if (showing.kind === 'waiting') return screen.Skeleton ? <screen.Skeleton /> : null
  // Another product is another page: no input or scroll position of the previous one may remain.
  return <screen.Component key={`${placed.match?.route.name} ${JSON.stringify(placed.match?.params)}`} />
}

/** Reports to the shell after the commit, so that title, scroll and focus follow what is shown. */
function ShownReport({ showing, page }: { showing: Showing; page: MountProps['page'] }) {
  const told = useRef<Showing>(undefined)
  const useCommit = typeof window === 'undefined' ? useEffect : useLayoutEffect
  useCommit(() => {
    if (told.current === showing) return
    told.current = showing
    if (showing.kind === 'waiting') page.waiting?.(showing.placed)
    else page.shown(showing.placed, showing.kind === 'ready' ? showing.head : undefined)
  }, [showing, page])
  return null
}
