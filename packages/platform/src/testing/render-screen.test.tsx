import { cartCount } from '@nukkad/contracts/endpoints/cart/cart'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import {
  defineScreen,
  hrefs,
  Link,
  notFound,
  queryOptions,
  useApi,
  useNotify,
  useParams,
  useQuery,
  useSearchParams,
  useSession,
} from '../index.ts'
import { answer, cleanUp, refuse, renderScreen } from './index.tsx'

const countQuery = (api: ReturnType<typeof useApi>) =>
  queryOptions({ queryKey: ['count'], queryFn: async () => (await api.call(cartCount)).data.count })

const product = defineScreen({
  load: ({ query, api, params }) => {
    if (params.slug === 'gone') notFound()
    return query.ensureQueryData(countQuery(api))
  },
  head: ({ params }) => ({ title: `Product ${params.slug}` }),
  Component: function Product() {
    const { slug } = useParams()
    const [search, change] = useSearchParams()
    const { data } = useQuery(countQuery(useApi()))
    const { user } = useSession()
    const notify = useNotify()
    const [typed, setTyped] = useState('')
    return (
      <>
        <h1>{slug}</h1>
        <p>
          {data} in the cart of {user?.displayName ?? 'nobody'}
        </p>
        <p>Size {search.get('size') ?? 'any'}</p>
        <input aria-label="note" value={typed} onChange={(event) => setTyped(event.target.value)} />
        <button type="button" onClick={() => change({ size: 'm' })}>
          Medium
        </button>
        <button type="button" onClick={() => notify('Saved', { tone: 'success' })}>
          Save
        </button>
        <Link to={hrefs.product('juttis')}>Juttis</Link>
        <Link to={hrefs.shop()}>Shop</Link>
      </>
    )
  },
})
const answers = [answer(cartCount, { data: { count: 3, cartId: null } })]

describe('renderScreen', () => {
  test('renders a screen with its loaded data for a signed-in user', async () => {
    const { heads } = await renderScreen(product, { path: '/shop/product/kurta', answers, user: {} })

    expect(page.getByRole('heading')).toHaveProperty('textContent', 'kurta')
    expect(await page.findByText('3 in the cart of Asha Menon')).toBeTruthy()
    expect(heads).toEqual([{ title: 'Product kurta' }])
  })

  test('follows the query of the address and keeps typed text', async () => {
    const { path } = await renderScreen(product, { path: '/shop/product/kurta', answers })
    await userEvent.type(page.getByLabelText('note'), 'as a gift')

    await userEvent.click(page.getByText('Medium'))

    expect(await page.findByText('Size m')).toBeTruthy()
    expect(path()).toBe('/shop/product/kurta?size=m')
    expect(page.getByLabelText('note')).toHaveProperty('value', 'as a gift')
  })

  test('resets the screen’s state for another thing of the same kind', async () => {
    await renderScreen(product, { path: '/shop/product/kurta', answers })
    await userEvent.type(page.getByLabelText('note'), 'as a gift')

    await userEvent.click(page.getByText('Juttis'))

    await waitFor(() => expect(page.getByRole('heading').textContent).toBe('juttis'))
    expect(page.getByLabelText('note')).toHaveProperty('value', '')
  })

  test('shows an error when loading fails and retries on request', async () => {
    const { network } = await renderScreen(product, {
      path: '/shop/product/kurta',
      answers: [answer(cartCount, refuse(429, 'too_many_requests', 'The cart is asleep.'))],
    })
    expect(page.getByRole('alert').textContent).toContain('The cart is asleep.')

    network.answer(cartCount, { data: { count: 1, cartId: null } })
    await userEvent.click(page.getByText('Try again'))

    expect(await page.findByText('1 in the cart of nobody')).toBeTruthy()
  })

  test('reports a missing page', async () => {
    const { isMissing } = await renderScreen(product, { path: '/shop/product/gone', answers })

    expect(isMissing()).toBe(true)
  })

  test('fails a test whose screen has a head that the shell would refuse', async () => {
    const refused = defineScreen({
      head: () => ({ title: 'Kurta', jsonLd: [[{ '@type': 'Product' }] as never] }),
      Component: () => <h1>Kurta</h1>,
    })
    await renderScreen(refused, { path: '/shop/product/kurta' })

    await expect(cleanUp()).rejects.toThrow("refuse this screen's page: head/jsonLd/0 must be object.")
    expect(page.queryByRole('heading')).toBeNull()
  })

  test('collects notices', async () => {
    const { notices } = await renderScreen(product, { path: '/shop/product/kurta', answers })

    await userEvent.click(page.getByText('Save'))

    expect(notices).toEqual([{ text: 'Saved', tone: 'success' }])
  })
})
