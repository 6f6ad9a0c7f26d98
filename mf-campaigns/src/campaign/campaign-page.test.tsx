import { getPoll, votePoll } from '@nukkad/contracts/endpoints/campaigns/ballots'
import { clock, marketingEvent } from '@nukkad/contracts/endpoints/campaigns/campaign-pages'
import { sendLead } from '@nukkad/contracts/endpoints/campaigns/forms'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { act, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  givenBanner,
  givenBlock,
  givenForm,
  givenHero,
  givenPage,
  givenPoll,
  givenProducts,
  givenText,
  otherPage,
} from '../campaign.given.ts'
import { screen } from './campaign-page.tsx'

const path = '/campaign/festive/diwali-lights'
const shown = (blocks: Parameters<typeof givenPage>[0]) =>
  renderScreen(screen, { path, answers: [answer(marketingEvent, { data: givenPage(blocks) })] })

describe('campaign page', () => {
  test('shows every kind of block in order', async () => {
    const { element, heads } = await shown([
      givenHero(),
      givenText('<p>Lamps from <strong>Molela</strong>.</p>'),
      givenProducts(),
      givenBanner(),
    ])
    expect(page.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Lights for every balcony',
      'Why clay',
      'Lamps',
      'Terracotta diya, set of six',
      'Light the whole street',
    ])
    expect(page.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(element.querySelector('strong')?.textContent).toBe('Molela')
    expect(page.getByRole('link', { name: 'Terracotta diya, set of six' }).getAttribute('href')).toBe(
      '/shop/product/terracotta-diya',
    )
    expect(heads.at(-1)).toMatchObject({ title: 'Diwali lights | Nukkad', canonical: path })
  })

  test('tracks the variant that was viewed and the block that was clicked', async () => {
    const blocks = [givenHero(), givenBanner()]
    const arm = { page: 7, key: 'b' as const, phase: 3, arms: [{ key: 'b' as const, weight: 100 }] }
    const { tracked } = await renderScreen(screen, {
      path,
      answers: [answer(marketingEvent, { data: givenPage(blocks, { arm }) })],
    })
    await userEvent.click(page.getByText('Light the whole street'))
    await userEvent.click(page.getByRole('link', { name: 'Get the box' }))
    const told = { slug: 'diwali-lights', variant: 'b', phase: 3 }
    expect(tracked).toEqual([
      ['CAMPAIGN_VIEWED', told],
      ['CAMPAIGN_BLOCK_CLICKED', { ...told, block: blocks[1]?.id, kind: 'banner' }],
    ])
  })

  test('redirects to its own address when the category differs', async () => {
    const { host } = await renderScreen(screen, {
      path: '/campaign/anything/diwali-lights',
      answers: [answer(marketingEvent, { data: givenPage([givenBanner()]) })],
    })
    await waitFor(() => expect(host.navigation.place$.value.pathname).toBe(path))
  })

  test('is found by the last part of a route of its own', async () => {
    const landing = givenPage([givenBanner()], { slug: 'legocreators', href: '/legocreators' })
    const { network, heads } = await renderScreen(screen, {
      path: '/legocreators',
      answers: [answer(marketingEvent, { data: landing })],
    })
    expect(network.callsTo(marketingEvent)[0]?.url).toContain('/marketing-event/legocreators')
    expect(heads.at(-1)).toMatchObject({ canonical: '/legocreators' })
  })

  test('uses its title as the headline when no block provides one', async () => {
    await shown([givenBanner()])
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Diwali lights')
  })

  test('shows a poll to vote in and a form to fill in from its data', async () => {
    const poll = givenPoll()
    const form = givenForm()
    const blocks = [givenBlock('poll', { slug: poll.id }), givenBlock('form', { slug: form.id, cta: null })]
    const things = { polls: [{ slug: poll.id, poll }], forms: [{ slug: form.id, form }] }
    const { network } = await renderScreen(screen, {
      path,
      user: {},
      answers: [
        answer(marketingEvent, { data: givenPage(blocks, { things }) }),
        answer(getPoll, { data: poll }),
        answer(votePoll, { data: { ...poll, myVote: 'o1', total: 5, receipt: { number: 5, hash: 'abc123' } } }),
        answer(sendLead, { data: { ok: true, id: 'l1' } }),
      ],
    })
    expect(page.getByRole('region', { name: form.title }).id).toBe(form.id)
    await userEvent.click(await page.findByLabelText(/Gokul Chat/))
    await userEvent.click(page.getByRole('button', { name: 'Cast my vote' }))
    expect(await page.findByText(/Your vote is number 5/)).toBeTruthy()
    await userEvent.type(page.getByLabelText('Your name'), 'Asha')
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    expect(await page.findByText('Thank you.')).toBeTruthy()
    expect(network.callsTo(sendLead)[0]?.body).toMatchObject({ formId: form.id, answers: { name: 'Asha' } })
  })

  test('omits a poll or form that no longer exists', async () => {
    await shown([givenHero(), givenBlock('poll', { slug: 'gone' }), givenBlock('form', { slug: 'gone', cta: null })])
    expect(page.getAllByRole('heading')).toHaveLength(1)
    expect(page.queryByRole('button')).toBeNull()
  })

  test('omits missing products and unknown kinds or versions of blocks', async () => {
    const strange = givenBlock('hologram', { depth: 3 })
    const newer = givenBlock('text', { markdown: '# later' }, 99)
    await shown([givenHero(), givenProducts(['gone']), strange, newer])
    expect(page.getAllByRole('heading')).toHaveLength(1)
  })

  test.each([
    ['over' as const, 'This has ended', 'It ended on'],
    ['elsewhere' as const, 'Not available in this city', 'and Mumbai'],
  ])('says that it is %s, is noindex and links onward', async (state, title, why) => {
    const over = { state, endsAt: '2026-11-20T18:30:00Z', cities: ['delhi', 'mumbai'], next: [otherPage] }
    const { heads, tracked } = await renderScreen(screen, {
      path,
      answers: [answer(marketingEvent, { data: givenPage([], over) })],
    })
    expect(tracked).toEqual([])
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(page.getByText(new RegExp(why))).toBeTruthy()
    expect(page.getByRole('link', { name: 'Handloom week' }).getAttribute('href')).toBe(otherPage.href)
    expect(heads.at(-1)).toMatchObject({ robots: 'noindex, follow', canonical: path })
  })

  test('shows an update at the next navigation and stays as it is when a refetch fails', async () => {
    const { host, network } = await shown([givenText('<p>First.</p>')])
    const began = Date.now()
    const clock = jest.spyOn(Date, 'now')
    const after = (seconds: number) => {
      clock.mockReturnValue(began + seconds * 1_000)
      act(() => host.navigation.go(`${path}?again=${seconds}`))
    }
    network.answer(marketingEvent, { data: givenPage([givenText('<p>Second.</p>')]) })
    after(2)
    expect(await page.findByText('Second.')).toBeTruthy()
    network.answer(marketingEvent, refuse(503, 'unavailable'))
    after(4)
    await waitFor(() => expect(network.callsTo(marketingEvent)).toHaveLength(3))
    expect(page.getByText('Second.')).toBeTruthy()
    clock.mockRestore()
  })

  test.each([
    ['two hours behind', -2],
    ['two hours ahead', 2],
  ])('counts down by the server’s clock on a device that is %s, and refetches at the end', async (_, hours) => {
    const now = Date.now()
    const clockOfDevice = jest.spyOn(Date, 'now').mockReturnValue(now + hours * 3_600_000)
    const ends = new Date(now + 3_000).toISOString()
    const countdown = givenBlock('countdown', { title: 'It ends in', ends, after: 'That was it.' })
    const { network } = await renderScreen(screen, {
      path,
      answers: [
        answer(marketingEvent, { data: givenPage([givenHero(), countdown]) }),
        answer(clock, { now: new Date(now).toISOString() }),
      ],
    })
    const timer = page.getByRole('timer')
    await waitFor(() => expect(timer.textContent).toMatch(/^00 days00 hours00 minutes0[123] seconds$/))
    network.answer(marketingEvent, { data: givenPage([], { state: 'over', endsAt: ends, next: [otherPage] }) })
    expect(await page.findByRole('heading', { name: 'This has ended' }, { timeout: 6_000 })).toBeTruthy()
    clockOfDevice.mockRestore()
  })

  test('stays open for a visitor with unsaved input when it ends, and says so', async () => {
    const { host, network } = await shown([givenText('<p>A form stands here.</p>')])
    // Simulates unsaved input; then the tab is hidden for a while and shown again.
    const sent = host.unsaved.hold()
    const began = Date.now()
    const clockOfDevice = jest.spyOn(Date, 'now')
    const comeBack = (minutes: number) => {
      clockOfDevice.mockReturnValue(began + minutes * 60_000)
      act(() => void window.dispatchEvent(new Event('visibilitychange')))
    }
    network.answer(marketingEvent, { data: givenPage([], { state: 'over', next: [otherPage] }) })
    comeBack(2)
    expect((await page.findByRole('status')).textContent).toMatch(/just ended/)
    expect(page.getByText('A form stands here.')).toBeTruthy()
    sent()
    act(() => host.navigation.go(`${path}?again`))
    expect(await page.findByRole('heading', { name: 'This has ended' })).toBeTruthy()
    clockOfDevice.mockRestore()
  })

  test('stays on screen when deleted while open, and reports a failed vote', async () => {
    const poll = givenBlock('poll', { slug: 'best-golgappa' })
    const things = { polls: [{ slug: 'best-golgappa', poll: givenPoll() }] }
    const { host, network, isMissing } = await renderScreen(screen, {
      path,
      user: {},
      answers: [
        answer(marketingEvent, { data: givenPage([givenText('<p>Read me.</p>'), poll], { things }) }),
        answer(getPoll, { data: givenPoll() }),
      ],
    })
    network.answer(marketingEvent, refuse(404, 'not_found', 'This page has ended or does not exist.'))
    network.answer(votePoll, refuse(404, 'not_found', 'This vote does not exist.'))
    await userEvent.click(await page.findByText('Gokul Chat'))
    await userEvent.click(page.getByRole('button', { name: 'Cast my vote' }))
    expect(await page.findByText('This vote does not exist.')).toBeTruthy()
    expect(page.getByText('Read me.')).toBeTruthy()
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2_000)
    act(() => host.navigation.go(`${path}?again`))
    await waitFor(() => expect(network.callsTo(marketingEvent).length).toBeGreaterThan(1))
    later.mockRestore()
    expect(page.getByText('Read me.')).toBeTruthy()
    expect(isMissing()).toBe(false)
  })

  test('is a 404 page for an unknown campaign', async () => {
    const { isMissing } = await renderScreen(screen, {
      path: '/campaign/festive/long-over',
      answers: [answer(marketingEvent, refuse(404, 'not_found'))],
    })
    expect(isMissing()).toBe(true)
  })

  test('shows an error and loads on retry', async () => {
    const { network } = await renderScreen(screen, {
      path,
      answers: [answer(marketingEvent, refuse(422, 'bad_request', 'The press stands still.'))],
    })
    expect(page.getByRole('alert')).toBeTruthy()
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('This did not load')
    network.answer(marketingEvent, { data: givenPage([givenHero()]) })
    await userEvent.click(page.getByText('Try again'))
    expect(await page.findByText('Lights for every balcony')).toBeTruthy()
  })
})
