import { getPoll, votePoll } from '@nukkad/contracts/endpoints/campaigns/ballots'
import { answer, aUser, type Rendered, refuse, renderScreen } from '@nukkad/platform/testing'
import { act, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenPoll } from '../campaign.given.ts'
import { screen } from './poll-page.tsx'

const path = '/feature/poll/best-golgappa'

const signIn = (host: Rendered['host']) =>
  act(async () => {
    const jwt_token = { access_token: 'x', expiresAt: Date.now() + 900_000 }
    host.session.begin({ user: aUser({ _id: '5' }), jwt_token, cartId: null, created: false })
    host.bus.publish('session.started', { userId: '5', created: false, method: 'otp' })
  })

const voted = givenPoll({ myVote: 'o1', total: 5, receipt: { number: 5, hash: 'abc123' } }, [1, 4])

test('casts a vote, confirms it and shows the result', async () => {
  const { tracked, network, heads } = await renderScreen(screen, {
    path,
    user: {},
    answers: [answer(getPoll, { data: givenPoll() }), answer(votePoll, { data: voted })],
  })
  expect(heads.at(-1)).toMatchObject({ title: 'Who makes the best golgappa? | Nukkad', canonical: path })
  expect(page.queryByText(/%/)).toBeNull()
  await userEvent.click(await page.findByLabelText(/Gokul Chat/))
  await userEvent.click(page.getByRole('button', { name: 'Cast my vote' }))

  expect(await page.findByText(/Your vote is number 5/)).toBeTruthy()
  expect(page.getByText(/80 %/)).toBeTruthy()
  expect(network.callsTo(votePoll)[0]?.body).toEqual({ optionId: 'o1' })
  expect(tracked.filter(([name]) => name === 'POLL_ANSWERED')).toEqual([['POLL_ANSWERED', { slug: 'best-golgappa' }]])
})

test('refuses a second vote and shows the user’s own', async () => {
  const { network } = await renderScreen(screen, {
    path,
    user: {},
    answers: [
      answer(getPoll, { data: givenPoll() }),
      answer(votePoll, refuse(409, 'conflict', 'You have already voted: Gokul Chat.', { optionId: 'o1' })),
    ],
  })
  network.answer(getPoll, { data: voted })
  await userEvent.click(await page.findByLabelText(/Bengali Market/))
  await userEvent.click(page.getByRole('button', { name: 'Cast my vote' }))
  expect(await page.findByText('Your vote')).toBeTruthy()
  expect(page.queryByRole('button', { name: 'Cast my vote' })).toBeNull()
})

test('asks a guest to sign in and shows no result', async () => {
  const { host } = await renderScreen(screen, { path, answers: [answer(getPoll, { data: givenPoll() })] })
  const wanted: unknown[] = []
  host.bus.handle().answer('sign-in', (request) => wanted.push(request))
  await userEvent.click(await page.findByRole('button', { name: 'Sign in to vote' }))
  await waitFor(() => expect(wanted).toMatchObject([{ returnTo: path }]))
  expect(page.queryByText(/%/)).toBeNull()
})

test('casts a guest’s chosen vote after sign-in, without a second tap', async () => {
  let stored = givenPoll()
  const store = () => {
    stored = voted
    return { data: stored }
  }
  const { host, network } = await renderScreen(screen, {
    path,
    answers: [answer(getPoll, () => ({ data: stored })), answer(votePoll, store)],
  })
  const wanted: unknown[] = []
  host.bus.handle().answer('sign-in', (request) => wanted.push(request))
  await userEvent.click(await page.findByLabelText(/Gokul Chat/))
  await userEvent.click(page.getByRole('button', { name: 'Cast my vote' }))
  await waitFor(() => expect(wanted).toHaveLength(1))
  expect(network.callsTo(votePoll)).toHaveLength(0)

  await signIn(host)

  expect(await page.findByText(/Your vote is number 5/)).toBeTruthy()
  expect(network.callsTo(votePoll).map(({ body }) => body)).toEqual([{ optionId: 'o1' }])
})

test('casts no vote whose sign-in was abandoned for another choice', async () => {
  const { host, network } = await renderScreen(screen, { path, answers: [answer(getPoll, { data: givenPoll() })] })
  host.bus.handle().answer('sign-in', () => {})
  await userEvent.click(await page.findByLabelText(/Gokul Chat/))
  await userEvent.click(page.getByRole('button', { name: 'Cast my vote' }))
  await userEvent.click(page.getByLabelText(/Bengali Market/))

  await signIn(host)

  await page.findByRole('button', { name: 'Cast my vote' })
  expect(network.callsTo(votePoll)).toHaveLength(0)
})

test('shows everyone the result after the end and accepts no votes', async () => {
  await renderScreen(screen, { path, answers: [answer(getPoll, { data: givenPoll({ isOver: true }, [3, 1]) })] })
  expect(page.getByText(/75 %/)).toBeTruthy()
  expect(page.queryByRole('button', { name: /vote/ })).toBeNull()
})

test('says that results are hidden until the end, before and after the vote', async () => {
  const hidden = givenPoll({ hidesUntilEnd: true })
  await renderScreen(screen, {
    path,
    user: {},
    answers: [
      answer(getPoll, { data: hidden }),
      answer(votePoll, { data: { ...hidden, myVote: 'o1', receipt: { number: 5, hash: 'abc123' } } }),
    ],
  })
  expect(await page.findByText(/Results are shown after the end/)).toBeTruthy()
  await userEvent.click(await page.findByLabelText(/Gokul Chat/))
  await userEvent.click(page.getByRole('button', { name: 'Cast my vote' }))
  expect(await page.findByText('You have voted')).toBeTruthy()
  expect(page.queryByText(/%/)).toBeNull()
})
