import { nearbyPlaces, placeFeed } from '@nukkad/contracts/endpoints/city/places'
import { useSeededWorld } from '../../testing/world.ts'

/** Places as read by visitors, with a count of statements. */
export function usePlaces() {
  const world = useSeededWorld()
  const feed = (type: string, query: Record<string, unknown> = {}) => world.call(placeFeed, { params: { type }, query })
  let statements = 0
  beforeAll(() => {
    world.db.options.debug = () => {
      statements += 1
    }
  })
  async function statementsOf(work: () => Promise<unknown>): Promise<number> {
    await work()
    const before = statements
    await work()
    return statements - before
  }
  const near = (query: Record<string, unknown>) => world.call(nearbyPlaces, { query })
  return { world, feed, statementsOf, near }
}
