import { listComments, updateComment, writeComment } from '@nukkad/contracts/endpoints/content/comments'
import { getDiscoveryDetails } from '@nukkad/contracts/endpoints/content/posts'
import { doIFollow, followUser } from '@nukkad/contracts/endpoints/people/follow'
import { addBookmark, savedRefs } from '@nukkad/contracts/endpoints/people/saves'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenArticle } from '../parts/article/article.given.ts'
import { screen } from './post-page.tsx'
// Loaded lazily near the viewport: imported here, so that no test waits for a file.
import '../parts/comments/comment-section.tsx'

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

describe('post page', () => {
  test('shows the title, text, author and structured data', async () => {
    const { heads, tracked } = await renderScreen(screen, { path, answers: answers() })
    expect(tracked).toEqual([['POST_VIEWED', { ref: 'delhi/best-chai-in-delhi' }]])

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

  test('tracks the post as read once, when its end was reached after enough time', async () => {
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

  test('redirects to the post’s own address', async () => {
    const { path: now } = await renderScreen(screen, {
      path,
      answers: answers(givenArticle({ kind: 'guide', href: '/delhi/best-chai-in-delhi' })),
    }).catch((error) => ({ path: () => String(error.to ?? error) }))
    expect(now()).toContain('/delhi/best-chai-in-delhi')
  })

  test('saves the post under its city and reverts the heart when the server refuses', async () => {
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

  test('lets a user follow the author', async () => {
    const { network, propsOf } = await renderScreen(screen, {
      path,
      ...me,
      answers: [...answers(), answer(followUser, { data: { userId: 'ananya', isFollowing: true, followers: 4 } })],
    })
    await userEvent.click(page.getByRole('button', { name: 'Follow Ananya Rao' }))
    await waitFor(() => expect(page.getByText('Following')).toBeTruthy())
    expect(network.callsTo(followUser)[0]?.params).toEqual({ userId: 'ananya' })
    expect(propsOf('AUTHOR_FOLLOWED')).toEqual([{ author: 'ananya' }])
  })
})

describe('comments on a post', () => {
  test('shows markup as text', async () => {
    const { element } = await renderScreen(screen, {
      path,
      answers: [talk(said({ text: '<img src=x onerror=alert(1)><script>alert(1)</script>' })), ...answers()],
    })
    expect(await page.findByText(/<img src=x onerror=alert\(1\)>/)).toBeTruthy()
    expect(element.querySelector('article script, article img[src="x"]')).toBeNull()
  })

  test('keeps a guest’s text and sends it after sign-in', async () => {
    const { network, host, propsOf } = await renderScreen(screen, {
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
    await userEvent.type(await page.findByLabelText('Add a comment'), 'Ginger!')
    await userEvent.click(page.getByRole('button', { name: 'Send comment' }))
    expect(wanted).toHaveLength(1)
    expect(network.callsTo(writeComment)).toHaveLength(0)

    host.bus.handle().publish('session.started', { userId: '5', created: false, method: 'otp' })

    await waitFor(() => expect(network.callsTo(writeComment)[0]?.body).toMatchObject({ text: 'Ginger!' }))
    expect(await page.findByText('Your comment is published.')).toBeTruthy()
    expect(page.getByText('Ginger!')).toBeTruthy()
    expect(propsOf('COMMENT_WRITTEN')).toEqual([{ object: 'post', ref: 'delhi/best-chai-in-delhi' }])
  })

  test('keeps what was typed across a reload, until it is published', async () => {
    const own = { ...said({ id: '2', author: asha, text: 'Ginger!' }), state: 'published', total: 1 } as const
    const all = [...answers(), answer(writeComment, { data: own })]
    const field = async () => (await page.findByLabelText('Add a comment')) as HTMLTextAreaElement
    const { visit, unmount } = await renderScreen(screen, { path, ...me, answers: all })
    await userEvent.type(await field(), 'Ginger!')
    await unmount()

    await renderScreen(screen, { path, ...me, answers: all, visit })
    await waitFor(async () => expect((await field()).value).toBe('Ginger!'))
    await userEvent.click(page.getByRole('button', { name: 'Send comment' }))

    expect(await page.findByText('Your comment is published.')).toBeTruthy()
    expect((await field()).value).toBe('')
    expect(visit.getItem('drafts')).toBe('{}')
  })

  test('keeps the text when the rate limit is hit', async () => {
    await renderScreen(screen, {
      path,
      ...me,
      answers: [...answers(), answer(writeComment, refuse(429, 'too_many_requests', 'Take a breath.'))],
    })
    const field = (await page.findByLabelText('Add a comment')) as HTMLTextAreaElement
    await userEvent.type(field, 'Once more')
    await userEvent.click(page.getByRole('button', { name: 'Send comment' }))
    expect(await page.findByText('Take a breath.')).toBeTruthy()
    expect(field.value).toBe('Once more')
  })

  test('lets users delete their own comments and undo it', async () => {
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

  test('lets users flag others’ comments but not edit them', async () => {
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
    expect(await page.findByText('Thank you. We will look at it.')).toBeTruthy()
    expect(network.callsTo(updateComment)[0]?.body).toEqual({ id: '1', action: 'flag', reason: 'rude' })
  })
})
