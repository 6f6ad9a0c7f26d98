import { webHome } from '@nukkad/contracts/endpoints/site/config'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen as cityHome } from './city-home-page.tsx'
import { givenHome } from './home.given.ts'
import { screen as noCityHome } from './no-city-home-page.tsx'
import { screen as storedCityHome } from './stored-city-home-page.tsx'

const answers = [answer(webHome, givenHome())]

describe('city home page', () => {
  test('shows the lead, the events and the posts', async () => {
    const { heads, tracked } = await renderScreen(cityHome, { path: '/delhi', answers })
    expect(tracked.filter(([name]) => name === 'HOME_VIEWED')).toEqual([['HOME_VIEWED', { city: 'delhi' }]])

    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Delhi is best walked after six.')
    expect(page.getByText('Jazz under the neem, Lodhi Garden')).toBeTruthy()
    expect(page.getByText('Ananya Rao · 7 min · 1.2K saves')).toBeTruthy()
    expect(heads.at(-1)).toMatchObject({ canonical: '/delhi' })
  })

  test('accepts a pincode with a separator', async () => {
    await renderScreen(cityHome, { path: '/delhi', answers })
    const field = page.getByLabelText<HTMLInputElement>('Your pincode')
    await userEvent.click(field)

    await userEvent.paste('110-016')

    expect(field.value).toBe('110016')
  })

  test.each(['/other', '/all'])('treats %s as the whole country, whose canonical address is the home', async (path) => {
    const { network, heads } = await renderScreen(cityHome, { path, answers })

    expect(network.callsTo(webHome).map(({ query }) => query.city)).toEqual(['all'])
    expect(heads.at(-1)).toMatchObject({ canonical: '/' })
  })

  test('leaves out empty sections', async () => {
    await renderScreen(cityHome, { path: '/delhi', answers: [answer(webHome, givenHome({ events: [] }))] })

    expect(page.queryByText('Out this week')).toBeNull()
  })

  test('shows an error when the API is unavailable and loads on retry', async () => {
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

describe('home page without a city', () => {
  test('links to the eight cities', async () => {
    const { propsOf } = await renderScreen(noCityHome, { path: '/', answers })

    expect(
      page
        .getAllByRole('link')
        .filter((link) =>
          link.getAttribute('href')?.match(/^\/(delhi|bangalore|mumbai|goa|kolkata|pune|chennai|hyderabad)$/),
        ),
    ).toHaveLength(8)
    // The first link of the hero leads here.
    expect(page.getByRole('region', { name: 'Pick your city' }).id).toBe('cities')
    // The shell tracks it by the address.
    expect(propsOf('HOME_VIEWED')).toEqual([])
  })

  test('tracks the city that is picked', async () => {
    const { propsOf, local } = await renderScreen(noCityHome, { path: '/', answers })
    await userEvent.click(page.getByRole('link', { name: /^Goa/ }))
    expect(local.getItem('ls.userCity')).toBe('goa')
    expect(propsOf('CITY_CHOSEN')).toEqual([{ city: 'goa' }])
  })

  test('is tracked where a city is shown once one was chosen', async () => {
    const { propsOf } = await renderScreen(storedCityHome, { path: '/home-new', answers })
    expect(propsOf('HOME_VIEWED')).toEqual([{}])
  })

  test('uses the city that was chosen before', async () => {
    const { network, propsOf } = await renderScreen(storedCityHome, { path: '/home-new', answers, city: 'goa' })

    expect(network.callsTo(webHome).map(({ query }) => query.city)).toEqual(['goa'])
    expect(page.queryByText('Pick your city')).toBeNull()
    expect(propsOf('HOME_VIEWED')).toEqual([{ city: 'goa' }])
  })
})
