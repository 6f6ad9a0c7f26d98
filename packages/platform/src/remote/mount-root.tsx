import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { AppView } from './app-view.tsx'
import { FixtureView } from './fixture-view.tsx'
import { MountBoundary } from './mount-boundary.tsx'
import { MountContext } from './mount-context.ts'
import type { Mounting } from './mounting.ts'

/** The root component of every mount. */
export function MountRoot({ mounting }: { mounting: Mounting }) {
  const { props, context, query } = mounting
  return (
    <MountBoundary Failure={props.host.Failure} onError={mounting.failed}>
      <QueryClientProvider client={query}>
        <MountContext value={context}>
          <MountedView mounting={mounting} />
        </MountContext>
      </QueryClientProvider>
      <Committed onCommit={mounting.committed} />
    </MountBoundary>
  )
}

export function MountedView({ mounting }: { mounting: Mounting }) {
  const { slot, loader, first, props } = mounting
  if (loader && first) return <AppView first={first} loader={loader} mount={props} />
  return slot.kind === 'fixture' ? <FixtureView slot={slot} mount={props} /> : null
}

function Committed({ onCommit }: { onCommit(): void }) {
  useEffect(onCommit, [onCommit])
  return null
}
