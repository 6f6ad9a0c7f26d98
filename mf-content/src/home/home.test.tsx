import { webHome } from '@nukkad/contracts/endpoints/site/config'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen as cityHome } from './city-home-page.tsx'
import { givenHome } from './home.given.ts'
import { screen as noCityHome } from './no-city-home-page.tsx'
import { screen as storedCityHome } from './stored-city-home-page.tsx'

const answers = [answer(webHome, givenHome())]

describe('the home of a city', () => {
  test('leads with the evening and shows what is on and what to read', async () => {
    const { heads } = await renderScreen(cityHome, { path: '/delhi', answers })

    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Delhi is best walked after six.')
    expect(page.getByText('Jazz under the neem, Lodhi Garden')).toBeTruthy()
    expect(page.getByText('Ananya Rao · 7 min · 1.2K saves')).toBeTruthy()
    expect(heads.at(-1)).toMatchObject({ canonical: '/delhi' })
  })

  test('takes a pincode as it is written elsewhere', async () => {
    await renderScreen(cityHome, { path: '/delhi', answers })
    const field = page.getByLabelText<HTMLInputElement>('Your pincode')
    await userEvent.click(field)

    await userEvent.paste('110-016')

    expect(field.value).toBe('110016')
  })

  test("takes 'other' as the whole country", async () => {
    const { network } = await renderScreen(cityHome, { path: '/other', answers })

    expect(network.callsTo(webHome).map(({ query }) => query.city)).toEqual(['all'])
  })

  test('leaves out the sections that have nothing in them', async () => {
    await renderScreen(cityHome, { path: '/delhi', answers: [answer(webHome, givenHome({ events: [] }))] })

    expect(page.queryByText('Out this week')).toBeNull()
  })

  test('says so when the API is away and comes back when asked', async () => {
    const { network } = await renderScreen(cityHome, {
      path: '/delhi',
      answers: [answer(webHome, refuse(503, 'unavailable', 'Back in a minute.'))],
    })
    expect(page.getByRole('alert').textContent).toContain('Back in a minute.')

    network.answer(webHome, givenHome())
    await userEvent.click(page.getByRole('button', { name: /try again/i }))

    expect(await page.findByText('Out this week')).toBeTruthy()
  })
})

describe('the home without a city', () => {
  test('offers the eight cities', async () => {
    await renderScreen(noCityHome, { path: '/', answers })

    expect(
      page
        .getAllByRole('link')
        .filter((link) =>
          link.getAttribute('href')?.match(/^\/(delhi|bangalore|mumbai|goa|kolkata|pune|chennai|hyderabad)$/),
        ),
    ).toHaveLength(8)
  })

  test('gives way to the city that was chosen before', async () => {
    const { network } = await renderScreen(storedCityHome, { path: '/home-new', answers, city: 'goa' })

    expect(network.callsTo(webHome).map(({ query }) => query.city)).toEqual(['goa'])
    expect(page.queryByText('Pick your city')).toBeNull()
  })
})
