import * as calls from '@nukkad/contracts/endpoints/campaigns/studio'
import { act, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenBanner } from '../campaign.given.ts'
import { campaign, editing } from './studio.given.tsx'

const banner = givenBanner()
const { draft } = campaign
const withBanner = { draft: { ...draft, blocks: [...draft.blocks, banner] } }

describe('incomplete block', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] }))
  afterEach(() => jest.useRealTimers())
  const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const rest = () => act(() => jest.advanceTimersByTimeAsync(2_500))
  const description = () => page.findByLabelText<HTMLTextAreaElement>(/^Description/)
  const label = () => page.findByLabelText<HTMLInputElement>('Button')

  /** An editor whose saves succeed. */
  async function open(...asked: Parameters<typeof editing>) {
    const shown = await editing(...asked)
    shown.network.answer(calls.saveCampaign, ({ body }) => {
      const sent = body as { version: number; draft: typeof draft }
      return { data: { ...campaign, version: sent.version + 1, draft: sent.draft, hasChanges: true } }
    })
    return shown
  }

  test('is saved in its last complete state and blocks publishing', async () => {
    const { network } = await open(withBanner)
    await user().clear(await label())
    await user().type(await description(), ' One.')
    await rest()
    const [saved] = network.callsTo(calls.saveCampaign).map(({ body }) => (body as { draft: typeof draft }).draft)
    expect(saved?.description).toBe('Paper and string. One.')
    expect(saved?.blocks).toEqual(withBanner.draft.blocks)

    await user().click(page.getByRole('button', { name: 'Publish changes' }))
    expect(await page.findByText('A block is incomplete. Complete it or remove it.')).toBeTruthy()
    const slip = page.getByText('This block is not filled in yet.')
    await waitFor(() => expect(document.activeElement).toBe(slip))
    expect(network.callsTo(calls.publishCampaign)).toHaveLength(0)
  })

  test('is restored after a reload although other changes were saved', async () => {
    const before = await open(withBanner)
    await user().clear(await label())
    await user().type(await description(), ' One.')
    await rest()
    expect(await page.findByText(/^Saved at|^Saved$/)).toBeTruthy()
    const kept = before.local.getItem('draft.campaign.12') ?? ''
    const [saved] = before.network.callsTo(calls.saveCampaign).map(({ body }) => body as { draft: typeof draft })
    jest.useRealTimers()
    await before.unmount()

    await open({ version: 4, draft: saved?.draft ?? draft }, { stored: { 'draft.campaign.12': kept } })
    expect((await label()).value).toBe('')
    expect(page.queryByRole('dialog')).toBeNull()
  })

  test('is shown when it belongs to another variant and blocks publishing', async () => {
    const blocks = [{ ...banner, data: { ...banner.data, cta: '' } }]
    const variants = [{ key: 'b' as const, name: 'Short', weight: 50, blocks }]
    await open({ draft: { ...draft, variants } })
    await description()
    await user().click(page.getByRole('button', { name: 'Publish changes' }))
    expect(await page.findByText('This block is not filled in yet.')).toBeTruthy()
  })
})

test('restores a removed block with Ctrl+Z and leaves typed text alone', async () => {
  await editing(withBanner)
  await page.findByLabelText('Button')
  await userEvent.click(page.getByRole('button', { name: 'Remove block 2' }))
  expect(page.queryByLabelText('Button')).toBeNull()
  await waitFor(() => expect(document.activeElement?.hasAttribute('data-undo')).toBe(true))
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(await page.findByLabelText('Button')).toBeTruthy()

  const description = page.getByLabelText<HTMLTextAreaElement>(/^Description/)
  await userEvent.type(description, ' One.')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(description.value).toBe('Paper and string. One.')
})
