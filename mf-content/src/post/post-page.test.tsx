import { listComments, updateComment, writeComment } from '@nukkad/contracts/endpoints/content/comments'
import { getDiscoveryDetails } from '@nukkad/contracts/endpoints/content/posts'
import { doIFollow, followUser } from '@nukkad/contracts/endpoints/people/follow'
import { addBookmark, savedRefs } from '@nukkad/contracts/endpoints/people/saves'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenArticle } from '../parts/article/article.given.ts'
import { screen } from './post-page.tsx'
// Fetched when one comes near it: here it is at hand, so that no test waits for a file.
import '../parts/comments/talk.tsx'

const path = '/delhi/post/best-chai-in-delhi'
const me = { user: { _id: '5', firstName: 'Asha' } } as const
const asha = { id: '5', user_id: '5', name: 'Asha', line: '', image: null }
const dev = { id: '6', user_id: '6', name: 'Dev K.', line: '', image: null }
const said = (over: object = {}) => ({
  id: '1',
  author: dev,
  text: 'Try <b>Gupta ji</b> too.',
  date: '2026-11-20T05:30:00Z',
  isEdited: false,
  ...over,
})
const talk = (...data: object[]) => answer(listComments, { data, total: data.length, next: null })
const answers = (article = givenArticle()) => [
  answer(getDiscoveryDetails, { data: article }),
  answer(savedRefs, { data: [] }),
  answer(doIFollow, { data: { userId: 'ananya', isFollowing: false, followers: 3 } }),
  talk(),
]

describe('a post', () => {
  test('is read: title, words, who wrote it, and what its head tells to machines', async () => {
    const { heads } = await renderScreen(screen, { path, answers: answers() })

    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('The best chai in Delhi')
    expect(page.getByText('cracked').tagName).toBe('STRONG')
    expect(page.getByRole('heading', { level: 2, name: 'Where it is strong' })).toBeTruthy()
    expect(page.getAllByRole('link', { name: /Ananya Rao/ })[0]?.getAttribute('href')).toBe('/users/ananya')
    expect(heads.at(-1)).toMatchObject({
      title: 'The best chai in Delhi | Nukkad',
      canonical: path,
      jsonLd: [{ '@type': 'Article' }, { '@type': 'BreadcrumbList' }],
    })
  })

  test('counts as read when its end was come to in the time that reading takes, once', async () => {
    let meet = (_isThere: boolean) => {}
    class Watch {
      readonly #call: (entries: readonly { isIntersecting: boolean }[]) => void
      constructor(call: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.#call = call
      }
      observe({ tagName }: Element) {
        if (tagName === 'FOOTER') meet = (isIntersecting) => this.#call([{ isIntersecting }])
      }
      unobserve() {}
      disconnect() {}
    }
    Object.assign(window, { IntersectionObserver: Watch })
    const now = Date.now()
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now)
    try {
      const { tracked } = await renderScreen(screen, { path, answers: answers() })
      const read = () => tracked.filter(([name]) => name === 'POST_READ')
      meet(true)
      meet(false)
      clock.mockReturnValue(now + 600_000)
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect(read()).toEqual([])

      meet(true)
      await waitFor(() => expect(read()).toEqual([['POST_READ', { ref: 'delhi/best-chai-in-delhi', seconds: 600 }]]))
    } finally {
      clock.mockRestore()
      Reflect.deleteProperty(window, 'IntersectionObserver')
    }
  })

  test('that stands elsewhere is looked for there', async () => {
    const { path: now } = await renderScreen(screen, {
      path,
      answers: answers(givenArticle({ kind: 'guide', href: '/delhi/best-chai-in-delhi' })),
    }).catch((error) => ({ path: () => String(error.to ?? error) }))
    expect(now()).toContain('/delhi/best-chai-in-delhi')
  })

  test('is saved under its city, and the heart empties again when the server refuses', async () => {
    const { network, notices } = await renderScreen(screen, {
      path,
      ...me,
      answers: [...answers(), answer(addBookmark, refuse(409, 'conflict', 'You have saved 1000 things.'))],
    })
    const heart = page.getByRole('button', { name: 'Save The best chai in Delhi' })
    await userEvent.click(heart)

    await waitFor(() => expect(notices).toEqual([{ text: 'You have saved 1000 things.', tone: 'error' }]))
    expect(network.callsTo(addBookmark)[0]?.body).toEqual({ kind: 'post', ref: 'delhi/best-chai-in-delhi' })
    expect(heart.getAttribute('aria-pressed')).toBe('false')
  })

  test('leads to following its writer', async () => {
    const { network } = await renderScreen(screen, {
      path,
      ...me,
      answers: [...answers(), answer(followUser, { data: { userId: 'ananya', isFollowing: true, followers: 4 } })],
    })
    await userEvent.click(page.getByRole('button', { name: 'Follow Ananya Rao' }))
    await waitFor(() => expect(page.getByText('Following')).toBeTruthy())
    expect(network.callsTo(followUser)[0]?.params).toEqual({ userId: 'ananya' })
  })
})

describe('the talk below a post', () => {
  test('shows markup as the text it is', async () => {
    const { element } = await renderScreen(screen, {
      path,
      answers: [talk(said({ text: '<img src=x onerror=alert(1)><script>alert(1)</script>' })), ...answers()],
    })
    expect(await page.findByText(/<img src=x onerror=alert\(1\)>/)).toBeTruthy()
    expect(element.querySelector('article script, article img[src="x"]')).toBeNull()
  })

  test('keeps what a guest typed, and sends it when they have signed in', async () => {
    const { network, host } = await renderScreen(screen, {
      path,
      answers: [
        ...answers(),
        answer(writeComment, {
          data: { ...said({ id: '2', author: asha, text: 'Ginger!' }), state: 'published', total: 1 },
        }),
      ],
    })
    const wanted: unknown[] = []
    host.bus.handle().answer('sign-in', (request) => wanted.push(request))
    await userEvent.type(await page.findByLabelText('What do you say?'), 'Ginger!')
    await userEvent.click(page.getByRole('button', { name: 'Send comment' }))
    expect(wanted).toHaveLength(1)
    expect(network.callsTo(writeComment)).toHaveLength(0)

    host.bus.handle().publish('session.started', { userId: '5', created: false, method: 'otp' })

    await waitFor(() => expect(network.callsTo(writeComment)[0]?.body).toMatchObject({ text: 'Ginger!' }))
    expect(await page.findByText('Your comment is there.')).toBeTruthy()
    expect(page.getByText('Ginger!')).toBeTruthy()
  })

  test('keeps the words when the server says that it is too fast', async () => {
    await renderScreen(screen, {
      path,
      ...me,
      answers: [...answers(), answer(writeComment, refuse(429, 'too_many_requests', 'Take a breath.'))],
    })
    const field = (await page.findByLabelText('What do you say?')) as HTMLTextAreaElement
    await userEvent.type(field, 'Once more')
    await userEvent.click(page.getByRole('button', { name: 'Send comment' }))
    expect(await page.findByText('Take a breath.')).toBeTruthy()
    expect(field.value).toBe('Once more')
  })

  test('lets people delete their own, with the way back in its place', async () => {
    const own = said({ author: asha, text: 'Mine.' })
    const { network } = await renderScreen(screen, {
      path,
      ...me,
      answers: [
        talk(own, said({ id: '9' })),
        ...answers(),
        answer(updateComment, ({ body }) => ({
          data: { ...own, total: 1, state: (body as { action: string }).action === 'delete' ? 'deleted' : 'published' },
        })),
      ],
    })
    await userEvent.click(await page.findByRole('button', { name: 'Delete' }))
    expect(await page.findByText('Your comment is deleted.')).toBeTruthy()
    await userEvent.click(page.getByRole('button', { name: 'Undo' }))
    expect(await page.findByText('Mine.')).toBeTruthy()
    expect(network.callsTo(updateComment).map(({ body }) => body)).toEqual([
      { id: '1', action: 'delete' },
      { id: '1', action: 'restore' },
    ])
  })

  test('lets people flag what others said, and change only what they said themselves', async () => {
    const { network } = await renderScreen(screen, {
      path,
      ...me,
      answers: [
        talk(said()),
        ...answers(),
        answer(updateComment, { data: { ...said(), state: 'published', total: 1 } }),
      ],
    })
    await userEvent.click(await page.findByRole('button', { name: 'Flag the comment by Dev K.' }))
    expect(page.queryByRole('button', { name: 'Edit' })).toBeNull()
    await userEvent.type(page.getByLabelText(/What is wrong with it/), 'rude')
    await userEvent.click(page.getByRole('button', { name: 'Flag it' }))
    expect(await page.findByText('Thank you. Somebody looks at it.')).toBeTruthy()
    expect(network.callsTo(updateComment)[0]?.body).toEqual({ id: '1', action: 'flag', reason: 'rude' })
  })
})
