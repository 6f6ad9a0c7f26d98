import { doIFollow, followUser } from '@nukkad/contracts/endpoints/people/follow'
import { addBookmark, savedRefs } from '@nukkad/contracts/endpoints/people/saves'
import { useFollow } from '@nukkad/platform/follow'
import { useSaved } from '@nukkad/platform/saves'
import { act, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { defineScreen, useQueryClient } from '../index.ts'
import { answer, hang, refuse, renderScreen } from '../testing/index.tsx'

const state = (isFollowing: boolean) => ({ data: { userId: '42', isFollowing, followers: isFollowing ? 4 : 3 } })
const lamp = { kind: 'product', ref: 'brass-lamp' }
const book = { kind: 'product', ref: 'old-book' }

/** An answer that a test gives when it wants to. */
function held() {
  let give: (body: object) => void = () => {}
  const body = new Promise<object>((resolve) => (give = resolve))
  return { body, give: (value: object) => act(async () => give(value)) }
}

function Author() {
  const client = useQueryClient()
  const { isFollowing, toggle } = useFollow({ id: '42', user_id: '42', name: 'Asha' })
  return (
    <>
      <button type="button" aria-pressed={isFollowing} onClick={toggle}>
        Follow
      </button>
      <button type="button" onClick={() => void client.invalidateQueries()}>
        Read again
      </button>
    </>
  )
}

function Saves() {
  const [one, other] = [useSaved('product', lamp.ref), useSaved('product', book.ref)]
  return (
    <>
      <button type="button" aria-pressed={one.isSaved} onClick={one.toggle}>
        Lamp
      </button>
      <button type="button" aria-pressed={other.isSaved} onClick={other.toggle}>
        Book
      </button>
    </>
  )
}

const author = defineScreen({ Component: Author })
const saves = defineScreen({ Component: Saves })
const button = (name: string) => page.getByRole('button', { name })
const isPressed = (name: string) => button(name).getAttribute('aria-pressed') === 'true'

describe('an optimistic toggle', () => {
  test('keeps the change if a read that began while it was sent arrives after it', async () => {
    const [read, sent] = [held(), held()]
    const { network, notices } = await renderScreen(author, {
      path: '/users/42',
      user: { _id: '5' },
      answers: [answer(doIFollow, state(false)), answer(followUser, () => sent.body)],
    })
    await waitFor(() => expect(network.callsTo(doIFollow)).toHaveLength(1))

    await userEvent.click(button('Follow'))
    network.answer(doIFollow, () => read.body)
    await userEvent.click(button('Read again'))
    await waitFor(() => expect(network.callsTo(doIFollow)).toHaveLength(2))
    await sent.give(state(true))
    await read.give(state(false))

    await waitFor(() => expect(notices.at(-1)?.text).toBe('You now follow Asha'))
    expect(isPressed('Follow')).toBe(true)
  })

  test('is undone if the server refuses', async () => {
    const { notices } = await renderScreen(author, {
      path: '/users/42',
      user: { _id: '5' },
      answers: [answer(doIFollow, state(false)), answer(followUser, refuse(429, 'too_many', 'Too fast.'))],
    })
    await userEvent.click(button('Follow'))
    await waitFor(() => expect(notices.at(-1)?.text).toBe('Too fast.'))
    expect(isPressed('Follow')).toBe(false)
  })

  test('pressed before the saves are known, shows the others too when it was sent', async () => {
    const replies = [hang(), { data: [lamp, book] }]
    await renderScreen(saves, {
      path: '/users/42',
      user: { _id: '5' },
      answers: [answer(savedRefs, () => replies.shift()), answer(addBookmark, { data: lamp })],
    })
    await userEvent.click(button('Lamp'))

    await waitFor(() => expect(isPressed('Book')).toBe(true))
    expect(isPressed('Lamp')).toBe(true)
  })

  test('is shown by the next page, of another part of the site, once it is confirmed', async () => {
    const read = held()
    const { host, network } = await renderScreen(author, {
      path: '/users/42',
      user: { _id: '5' },
      answers: [answer(doIFollow, () => read.body)],
    })
    await waitFor(() => expect(network.callsTo(doIFollow)).toHaveLength(1))
    // The page that was left made the change; this one had asked before.
    const left = host.bus.handle()
    left.dispose()
    await act(async () => left.publish('follow.changed', { userId: '42', isFollowing: true, followers: 4 }))
    await act(async () => left.publish('follow.changed', { userId: '43', isFollowing: false, followers: 4 }))
    await read.give(state(false))

    await waitFor(() => expect(isPressed('Follow')).toBe(true))
  })

  test('is the same person’s by handle and by number', async () => {
    function Both() {
      const one = useFollow({ id: '42', user_id: '42', name: 'Asha' })
      const other = useFollow({ id: 'asha', user_id: '42', name: 'Asha' })
      return (
        <>
          <button type="button" aria-pressed={one.isFollowing} onClick={one.toggle}>
            Follow
          </button>
          <button type="button" aria-pressed={other.isFollowing}>
            Again
          </button>
        </>
      )
    }
    await renderScreen(defineScreen({ Component: Both }), {
      path: '/users/42',
      user: { _id: '5' },
      answers: [answer(doIFollow, state(false)), answer(followUser, state(true))],
    })
    await userEvent.click(button('Follow'))
    await waitFor(() => expect([isPressed('Follow'), isPressed('Again')]).toEqual([true, true]))
  })

  test('asks for the saves again when one was changed elsewhere while they were read', async () => {
    const read = held()
    const { host, network } = await renderScreen(saves, {
      path: '/users/42',
      user: { _id: '5' },
      answers: [answer(savedRefs, () => read.body)],
    })
    await waitFor(() => expect(network.callsTo(savedRefs)).toHaveLength(1))
    network.answer(savedRefs, { data: [lamp] })
    await act(async () => host.bus.publish('save.changed', { kind: 'product', ref: lamp.ref, isSaved: true }))
    await read.give({ data: [] })

    await waitFor(() => expect(isPressed('Lamp')).toBe(true))
  })
})
