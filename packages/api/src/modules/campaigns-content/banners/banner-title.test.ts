import * as editing from '@nukkad/contracts/endpoints/campaigns/banner-editing'
import { givenIn } from '../../../testing/users.given.ts'
import { useWorld } from '../../../testing/world.ts'

const world = useWorld()

test('a banner whose title is spaces only is refused, when it is begun and when it is saved', async () => {
  const { token: as } = await givenIn(world).user({ role: 'campaigner' })
  const begin = (title: string) => world.call(editing.createBanner, { as, body: { screen: 'shop', title } })
  const { id, changed: _, beside: __, ...draft } = (await begin('Kites for all')).body.data
  const refusals = [
    await begin(' \u00a0'),
    await world.call(editing.saveBanner, { as, params: { id }, body: { ...draft, title: ' ' } }),
  ]

  expect(refusals.map(({ status, error }) => [status, error.fields])).toEqual([
    [400, { title: 'is required' }],
    [400, { title: 'is required' }],
  ])
})
