import type { OverlayPage, Overrides } from '@nukkad/contracts/overlay'
import { act, screen as page, render, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import type { BusLog } from './bus-log.ts'
import { mounted, overlayData, told } from './overlay.given.tsx'
import { Overlay } from './view/overlay.tsx'

beforeEach(() => sessionStorage.clear())

describe('overlay panel', () => {
  async function shown(parts: Partial<OverlayPage> = {}, answer = overlayData()) {
    const { mounts, heard } = await mounted()
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    const ran: Overrides[] = []
    const calls = {
      data: jest.fn(async () => answer),
      run: async (overrides: Overrides) => void ran.push(overrides),
      end: jest.fn(async () => {}),
    }
    const { container } = render(<Overlay told={told(parts)} mounts={mounts} heard={heard} calls={calls} />)
    return { ran, calls, heard: heard as BusLog, container }
  }
  const opened = async (...given: Parameters<typeof shown>) => {
    const made = await shown(...given)
    await userEvent.keyboard('{Alt>}{Shift>}[KeyO]{/Shift}{/Alt}')
    await page.findByText(/until/)
    return made
  }
  const open = (tab: string) => userEvent.click(page.getByRole('tab', { name: tab }))

  test('opens with its shortcut, takes the focus and returns it to its button', async () => {
    await opened()
    expect(document.activeElement).toBe(page.getByRole('heading', { name: 'Overlay' }))
    await userEvent.keyboard('{Escape}')
    expect(page.queryByRole('tablist')).toBeNull()
    expect(document.activeElement).toBe(page.getByRole('button', { name: 'Overlay' }))
    expect(page.getByRole('button', { name: 'Overlay' }).getAttribute('aria-expanded')).toBe('false')
  })

  test('shows for each slot its release, the reason and the timings', async () => {
    await opened()
    const row = page.getByRole('heading', { name: 'header' }).closest('li') as HTMLElement
    expect(within(row).getByText('mf-x 1.0.0')).toBeTruthy()
    expect(within(row).getByText('canary: for 10% of visitors')).toBeTruthy()
    expect(within(row).getByText('Drawn by').nextSibling?.textContent).toBe('browser')
    expect(within(row).getByText('Rendered').nextSibling?.textContent).toMatch(/^[\d.]+ ms$/)
  })

  test('runs another published version and disables those that cannot run', async () => {
    const { ran } = await opened()
    await open('Releases')
    const choice = page.getByLabelText('Runs in this browser')
    expect(within(choice).getByText(/^3\.0\.0.*can’t be run$/)).toHaveProperty('disabled', true)
    await userEvent.selectOptions(choice, '2.0.0')
    await userEvent.click(page.getByRole('button', { name: 'Run it here' }))
    expect(ran).toEqual([{ 'mf-x': { version: '2.0.0' } }])
  })

  test('adds a local server to the existing overrides', async () => {
    const overrides = { 'mf-y': { version: '4.0.0' } }
    const { ran } = await opened({ overrides }, overlayData({ overrides }))
    await open('Releases')
    await userEvent.selectOptions(page.getByLabelText('Runs in this browser'), 'local')
    const field = page.getByLabelText('Its address')
    await userEvent.clear(field)
    await userEvent.type(field, 'http://localhost:7300/')
    await userEvent.click(page.getByRole('button', { name: 'Run it here' }))
    expect(ran).toEqual([{ ...overrides, 'mf-x': { address: 'http://localhost:7300' } }])
  })

  test('shows why an override has no effect and what the server refused', async () => {
    const { calls } = await opened({ ignored: { 'mf-x': 'mf-x 3.0.0 was withdrawn: it blinks.' } })
    expect(page.getByText('mf-x is what everyone gets: mf-x 3.0.0 was withdrawn: it blinks.')).toBeTruthy()
    calls.end.mockRejectedValueOnce(new Error('The site is not responding right now.'))
    await userEvent.click(page.getByRole('button', { name: 'Switch off' }))
    const alerts = await page.findAllByText('The site is not responding right now.')
    expect(alerts[0]?.getAttribute('role')).toBe('alert')
  })

  test('requests the versions again after a failure', async () => {
    const { calls } = await shown()
    calls.data.mockRejectedValueOnce(new Error('The site is not responding right now.'))
    await userEvent.click(page.getByRole('button', { name: 'Overlay' }))
    await open('Releases')
    const again = await page.findByRole('button', { name: 'Try again' })
    expect(page.queryByText(/Loading the versions/)).toBeNull()
    await userEvent.click(again)
    expect(await page.findByLabelText('Runs in this browser')).toBeTruthy()
    expect(page.queryByText('The site is not responding right now.')).toBeNull()
    expect(page.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  test('says that the token has expired and offers no choices', async () => {
    const { container } = await shown({ state: 'ended' }, overlayData({ state: 'ended', remotes: {} }))
    await userEvent.click(page.getByRole('button', { name: 'Overlay' }))
    expect(
      page
        .getByText(/Your token has expired/)
        .querySelector('a')
        ?.getAttribute('href'),
    ).toBe('/staff/overlay')
    await open('Releases')
    expect(container.querySelector('select')).toBeNull()
  })

  test('shows bus events with their payload and can be paused and cleared', async () => {
    const { heard } = await opened()
    await open('Events')
    act(() => heard.hear('cart.changed', { cartId: '5', count: 1 }))
    expect(page.getByText('cart.changed').closest('li')?.textContent).toMatch(
      /^\d\d:\d\d:\d\d\.\d{3} cart\.changed\{"cartId":"5","count":1\}$/,
    )
    const pause = page.getByRole('button', { name: 'Pause' })
    await userEvent.click(pause)
    expect(pause.getAttribute('aria-pressed')).toBe('true')
    act(() => heard.hear('session.ended', { userId: null }))
    expect(page.queryByText('session.ended')).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Clear' }))
    expect(page.queryByText('cart.changed')).toBeNull()
  })

  test('can be operated with arrow keys and passes axe', async () => {
    const { container } = await opened({ overrides: { 'mf-x': { version: '1.0.0' } } })
    for (const next of ['Releases', 'Events', 'Slots']) {
      const results = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
      expect(results.violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
      page.getByRole('tab', { selected: true }).focus()
      await userEvent.keyboard('{ArrowRight}')
      expect(page.getByRole('tab', { selected: true }).textContent).toBe(next)
      expect(document.activeElement).toBe(page.getByRole('tab', { selected: true }))
    }
  })
})
