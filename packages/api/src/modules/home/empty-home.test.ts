import { cities } from '@nukkad/contracts'
import { webHome } from '@nukkad/contracts/endpoints/site/config'
import { Errors } from 'typebox/value'
import { useWorld } from '../../testing/world.ts'

const world = useWorld()

test.each(['all', ...cities.map(({ slug }) => slug)])(
  'before anything was published, the home page of %s says so',
  async (city) => {
    const { status, body } = await world.call(webHome, { query: { city } })
    expect(status).toBe(200)
    expect(Errors(webHome.schema.response[200], body)).toEqual([])
    const { hero, products, events, posts, places, localities, chips } = body.data
    expect(hero.title).toMatch(/^Nothing (here|in .+) yet$/)
    expect(hero.text).toContain('have not been published yet')
    expect([products, events, posts, places, localities, chips, hero.actions].flat()).toEqual([])
  },
)
