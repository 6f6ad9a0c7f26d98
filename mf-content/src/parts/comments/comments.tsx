import { WhenNear } from '@nukkad/ui/when-near'
import { lazy } from 'react'
import type { Thing } from './comments.queries.ts'

const Talk = lazy(async () => ({ default: (await import('./talk.tsx')).Talk }))

/**
 * What readers say. The words and the code for them are fetched when one comes near, and nobody is asked to sign in
 * before they have something to say.
 */
export function Comments(thing: Thing) {
  return (
    <WhenNear minHeight="22rem">
      <Talk {...thing} />
    </WhenNear>
  )
}
