import * as calls from '@nukkad/contracts/endpoints/campaigns/studio'
import { refuse } from '@nukkad/platform/testing'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { campaign, editing } from './studio.given.tsx'

const { draft } = campaign
const byJaya = { ...campaign, version: 5, draft: { ...draft, description: 'By Jaya.' } }
const words = 'Jaya saved this page on 21 Nov, after you opened it.'

describe('a campaign page that somebody else saved meanwhile', () => {
  const description = () => page.findByLabelText<HTMLTextAreaElement>(/^Description/)

  /** The question which version to keep. */
  async function conflict() {
    const { network } = await editing()
    network.answer(calls.saveCampaign, refuse(409, 'conflict', words, { by: 'Jaya', at: '2026-11-21T08:00:00.000Z' }))
    await userEvent.type(await description(), ' By me.')
    const name = 'Someone else changed this too'
    const dialog = within(await page.findByRole('dialog', { name }, { timeout: 5_000 }))
    network.answer(calls.editedCampaign, { data: byJaya })
    return { network, dialog }
  }

  test('is named with who saved it, and can be read first', async () => {
    const { network, dialog } = await conflict()
    expect(dialog.getByText(words)).toBeTruthy()
    const link = dialog.getByRole('link', { name: 'View their version in a new tab' })
    expect(link.getAttribute('href')).toBe('/staff/campaigns/12/preview')
    expect(network.callsTo(calls.saveCampaign)).toHaveLength(1)
  }, 15_000)

  test('can be overwritten with the own version', async () => {
    const { network, dialog } = await conflict()
    network.answer(calls.saveCampaign, ({ body }) => {
      const sent = body as { version: number; draft: typeof draft }
      return { data: { ...campaign, version: sent.version + 1, draft: sent.draft } }
    })
    await userEvent.click(dialog.getByRole('button', { name: 'Overwrite with my version' }))
    await waitFor(() => expect(network.callsTo(calls.saveCampaign)).toHaveLength(2))
    expect(network.callsTo(calls.saveCampaign)[1]?.body).toMatchObject({
      version: 5,
      draft: { description: 'Paper and string. By me.' },
    })
    expect((await description()).value).toBe('Paper and string. By me.')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  }, 15_000)

  test('leaves the own version aside when the other one is taken', async () => {
    const { network, dialog } = await conflict()
    await userEvent.click(dialog.getByRole('button', { name: 'Keep theirs, set mine aside' }))
    await waitFor(async () => expect((await description()).value).toBe('By Jaya.'))
    expect(network.callsTo(calls.saveCampaign)).toHaveLength(1)
    await userEvent.click(page.getByRole('button', { name: 'Restore it' }))
    expect((await description()).value).toBe('Paper and string. By me.')
  }, 15_000)
})
