import { useEffect, useState } from 'react'
import type { MountProps } from './host.ts'
import { RoutedView } from './routed-view.tsx'
import type { Fixture } from './slot.ts'

/** A slot that is on every page and follows the current address. */
export function FixtureView({ slot, mount }: { slot: Fixture; mount: Pick<MountProps, 'host' | 'placed$'> }) {
  const { placed$, host } = mount
  const [placed, setPlaced] = useState(placed$.value)
  useEffect(() => {
    const subscription = placed$.subscribe(setPlaced)
    return () => subscription.unsubscribe()
  }, [placed$])
  return (
    <RoutedView navigation={host.navigation} placed={placed}>
      <slot.Component />
    </RoutedView>
  )
}
