import app from './app.tsx'
import { routes } from './routes.ts'

const named = routes.map(({ name }) => name)

test('every address of its own has a screen, and every screen an address', () => {
  expect(Object.keys(app.screens).sort()).toEqual([...named].sort())
})

test.each(Object.entries(app.screens))(
  'the screen of %s is there when somebody comes to it',
  async (_, load) => {
    const { screen } = await load()
    expect(screen.Component).toBeInstanceOf(Function)
  },
  60_000,
)
