import { defineScreen, hrefs } from '@nukkad/platform'
import { renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useShare } from './index.ts'

const screen = defineScreen({
  head: () => ({ title: 'Kurta' }),
  Component: function Kurta() {
    const share = useShare()
    return (
      <button type="button" onClick={() => void share(hrefs.product('kurta'), 'A kurta')}>
        Share
      </button>
    )
  },
})

const share = jest.fn<Promise<void>, [ShareData]>()

async function open() {
  const user = userEvent.setup()
  const { notices } = await renderScreen(screen, { path: hrefs.product('kurta') })
  await user.click(page.getByRole('button', { name: 'Share' }))
  return notices
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  share.mockReset()
})

test('copies the address when the device cannot share', async () => {
  const notices = await open()
  await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(['Link copied']))
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/shop/product/kurta`)
})

test('uses the native share sheet and treats closing it as no failure', async () => {
  share.mockRejectedValue(new DOMException('closed', 'AbortError'))
  Object.assign(navigator, { share })
  const notices = await open()
  expect(share).toHaveBeenCalledWith({ title: 'A kurta', url: `${location.origin}/shop/product/kurta` })
  expect(notices).toEqual([])
})

test('points to the address bar when sharing is refused', async () => {
  share.mockRejectedValue(new DOMException('not now', 'NotAllowedError'))
  Object.assign(navigator, { share })
  const notices = await open()
  await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(['Copy the link from the address bar']))
})
