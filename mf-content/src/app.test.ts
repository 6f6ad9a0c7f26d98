import app from './app.tsx'
import { routes } from './routes.ts'

const named = routes.map(({ name }) => name)

test('has a screen for every address and an address for every screen', () => {
  expect(Object.keys(app.screens).sort()).toEqual([...named].sort())
})

test.each(Object.entries(app.screens))(
  'loads the screen of %s',
  async (_, load) => {
    const { screen } = await load()
    expect(screen.Component).toBeInstanceOf(Function)
  },
  60_000,
)
