import { getDiscoveryDetails, postFeed } from '@nukkad/contracts/endpoints/content/posts'
import { useSeededWorld } from '../../testing/world.ts'

/** Posts as read by visitors, with a count of statements. */
export function usePosts() {
  const world = useSeededWorld()
  const visitor = () => ({ authorization: `Bearer ${world.settings.PUBLIC_TOKEN}` })
  const feed = (type: string, query: Record<string, unknown> = {}) =>
    world.call(postFeed, { params: { type }, query, headers: visitor() })
  const details = (id: string, city?: string) =>
    world.call(getDiscoveryDetails, { params: { id }, query: city ? { city } : {} })
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
  return { world, visitor, feed, details, statementsOf }
}
