import * as calls from '@nukkad/contracts/endpoints/campaigns/studio'
import { refuse } from '@nukkad/platform/testing'
import { act, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { campaign, editing } from './studio.given.tsx'

const { draft } = campaign

describe('typing in the campaign editor', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] }))
  afterEach(() => jest.useRealTimers())
  const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const rest = () => act(() => jest.advanceTimersByTimeAsync(2_500))
  const description = () => page.findByLabelText<HTMLTextAreaElement>(/^Description/)

  test('saves two changes on a slow connection one after the other without a conflict', async () => {
    const { network } = await editing()
    const waiting: (() => void)[] = []
    network.answer(calls.saveCampaign, ({ body }) => {
      const sent = body as { version: number; draft: typeof draft }
      const kept = { data: { ...campaign, version: sent.version + 1, draft: sent.draft, hasChanges: true } }
      return new Promise((resolve) => waiting.push(() => resolve(kept)))
    })
    const saves = () => network.callsTo(calls.saveCampaign).map(({ body }) => body)
    await user().type(await description(), ' One.')
    await rest()
    await user().type(await description(), ' Two.')
    await rest()
    expect(saves()).toHaveLength(1)
    waiting[0]?.()
    await waitFor(() => expect(saves()).toHaveLength(2))
    waiting[1]?.()
    expect(await page.findByText(/^Saved at|^Saved$/)).toBeTruthy()
    expect(saves()).toMatchObject([
      { version: 3, draft: { description: 'Paper and string. One.' } },
      { version: 4, draft: { description: 'Paper and string. One. Two.' } },
    ])
    expect(page.queryByRole('dialog')).toBeNull()
  })

  test('restores unsaved text after a reload and saves it then', async () => {
    const away = await editing()
    away.network.answer(calls.saveCampaign, refuse(0))
    await user().type(await description(), ' Offline.')
    await rest()
    expect(page.getByText(/What you wrote is saved here/)).toBeTruthy()
    const kept = away.local.getItem('draft.campaign.12') ?? ''
    jest.useRealTimers()
    await away.unmount()
    const { network, notices } = await editing({}, { stored: { 'draft.campaign.12': kept } })
    network.answer(calls.saveCampaign, { data: { ...campaign, version: 4 } })
    expect((await description()).value).toBe('Paper and string. Offline.')
    expect(notices.map(({ text }) => text)).toContain('Your unsaved changes were restored.')
    await waitFor(() => expect(network.callsTo(calls.saveCampaign)).toHaveLength(1))
    expect(network.callsTo(calls.saveCampaign)[0]?.body).toMatchObject({
      version: 3,
      draft: { description: 'Paper and string. Offline.' },
    })
  })

  test('says that the page was deleted and keeps the text on screen', async () => {
    const { network } = await editing()
    network.answer(calls.saveCampaign, refuse(404, 'not_found', 'There is no such page.'))
    await user().type(await description(), ' Late.')
    await rest()
    expect(page.getByText('Not saved: There is no such page.')).toBeTruthy()
    expect((await description()).value).toBe('Paper and string. Late.')
  })
})
