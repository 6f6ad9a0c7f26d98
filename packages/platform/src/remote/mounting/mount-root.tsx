import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { AppView } from '../app-view.tsx'
import { FixtureView } from '../fixture-view.tsx'
import type { MountProps } from '../host.ts'
import type { ScreenLoader } from '../loading/screen-loader.ts'
import type { Slot } from '../slot.ts'
import type { Showing } from '../use-showing.ts'
import { MountBoundary } from './mount-boundary.tsx'
import { type Mount, MountContext } from './mount-context.ts'

/** The props with which the root of a mount is rendered, in the browser and on the server. */
export interface Rootable {
  readonly slot: Slot
  readonly query: QueryClient
  readonly context: Mount
  readonly props: Pick<MountProps, 'placed$' | 'page'>
  /** only for an app */
  readonly loader: ScreenLoader | undefined
  readonly first: Showing | undefined
  /** called after the first commit */
  committed(): void
  failed(error: unknown): void
}

/**
 * The root component of every mount. The server renders this same tree: ids made by useId depend on its shape, and a
 * different shape would break hydration.
 */
export function MountRoot({ mounting }: { mounting: Rootable }) {
  const { context, query, failed, committed } = mounting
  return (
    <MountBoundary Failure={context.host.Failure} onError={failed}>
      <QueryClientProvider client={query}>
        <MountContext value={context}>
          <SlotView mounting={mounting} />
        </MountContext>
      </QueryClientProvider>
      <Committed onCommit={committed} />
    </MountBoundary>
  )
}

function SlotView({ mounting }: { mounting: Rootable }) {
  const { slot, loader, first, context } = mounting
  const mount = { host: context.host, placed$: mounting.props.placed$, page: mounting.props.page }
  if (slot.kind === 'fixture') return <FixtureView slot={slot} mount={mount} />
  return loader && first ? <AppView first={first} loader={loader} mount={mount} onError={mounting.failed} /> : null
}

function Committed({ onCommit }: { onCommit(): void }) {
  useEffect(onCommit, [onCommit])
  return null
}
