import * as calls from '@nukkad/contracts/endpoints/campaigns/studio'
import { refuse } from '@nukkad/platform/testing'
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
    const inputError = page.getByText('This block is not filled in yet.')
    await waitFor(() => expect(document.activeElement).toBe(inputError))
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

test('names a variant whose name is empty, and shows an error of its block where it is', async () => {
  const blocks = [{ ...banner, id: 'of-b' }]
  const variants = [{ key: 'b' as const, name: 'Short', weight: 50, blocks }]
  const { network } = await editing({ draft: { ...draft, variants } })
  network.answer(
    calls.saveCampaign,
    refuse(400, 'invalid', 'Please check', { 'draft.variants.0.blocks.0.data.cta': 'is taken' }),
  )
  await userEvent.click(await page.findByRole('button', { name: 'B · 50%' }))
  await userEvent.clear(page.getByLabelText('Name of variant B'))
  await userEvent.click(page.getByRole('button', { name: 'A · 50%' }))

  expect(await page.findByText(/is taken/, {}, { timeout: 5_000 })).toBeTruthy()
  expect(page.getByRole('button', { name: 'B · 50%' }).getAttribute('aria-pressed')).toBe('true')
  const [sent] = network.callsTo(calls.saveCampaign).map(({ body }) => (body as { draft: typeof draft }).draft)
  expect(sent?.variants[0]?.name).toBe('Variant B')
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
