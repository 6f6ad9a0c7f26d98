import { WhenNear } from '@nukkad/ui/when-near'
import { lazy, Suspense } from 'react'
import type { Thing } from './comments.queries.ts'

const Talk = lazy(async () => ({ default: (await import('./talk.tsx')).Talk }))
const room = '22rem'

/**
 * What readers say. The words and the code for them are fetched when one comes near, and nobody is asked to sign in
 * before they have something to say.
 */
export function Comments(thing: Thing) {
  return (
    <WhenNear minHeight={room}>
      <Suspense fallback={<div style={{ minHeight: room }} />}>
        <Talk {...thing} />
      </Suspense>
    </WhenNear>
  )
}
