import { previewPost } from '@nukkad/contracts/endpoints/content/editor'
import { getDiscoveryDetails } from '@nukkad/contracts/endpoints/content/posts'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eventPath, givenEventPage } from '../event/event-page.given.ts'
import { givenArticle } from '../parts/article/article.given.ts'
import { screen } from './preview-page.tsx'

const path = '/delhi/best-chai-in-delhi/preview'
const editor = { role: 'editor' } as const
const absent = answer(getDiscoveryDetails, refuse(404, 'not_found'))
const title = () => page.findByRole('heading', { level: 1 })

describe('post preview', () => {
  test('shows editors the unpublished draft at a noindex address', async () => {
    const { network, heads } = await renderScreen(screen, {
      path,
      user: editor,
      answers: [absent, answer(previewPost, { data: givenArticle({ title: 'The best chai, second draft' }) })],
    })
    expect(await page.findByRole('heading', { level: 1, name: 'The best chai, second draft' })).toBeTruthy()
    expect(page.getByText(/^A preview:/)).toBeTruthy()
    expect(network.callsTo(previewPost)[0]).toMatchObject({
      params: { id: 'best-chai-in-delhi' },
      query: { city: 'delhi' },
    })
    expect(heads.at(-1)).toMatchObject({ robots: 'noindex, nofollow', isAbsent: true })
  })

  test('shows others the published post and requests no draft', async () => {
    const { network, heads } = await renderScreen(screen, {
      path,
      answers: [answer(getDiscoveryDetails, { data: givenArticle() })],
    })
    expect((await title()).textContent).toBe('The best chai in Delhi')
    expect(page.getByText(/^A preview:/)).toBeTruthy()
    expect(network.callsTo(previewPost)).toHaveLength(0)
    expect(heads.at(-1)).toMatchObject({
      title: 'Preview: The best chai in Delhi | Nukkad',
      robots: 'noindex, nofollow',
      isAbsent: false,
      canonical: '/delhi/post/best-chai-in-delhi',
    })
  })

  test('hides a draft from users who may not see it', async () => {
    await renderScreen(screen, { path, user: {}, answers: [absent] })
    expect((await title()).textContent).toBe('Nothing to see here yet')
    expect(page.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/')
  })

  test('shows an editor the same empty page when there is no post', async () => {
    await renderScreen(screen, {
      path,
      user: editor,
      answers: [absent, answer(previewPost, refuse(404, 'not_found'))],
    })
    expect((await title()).textContent).toBe('Nothing to see here yet')
  })

  test('loads the preview on retry after an error', async () => {
    const { network } = await renderScreen(screen, {
      path,
      user: editor,
      answers: [absent, answer(previewPost, refuse(500, 'internal'))],
    })
    expect((await page.findByRole('alert')).textContent).toContain('This page could not be loaded')
    network.answer(previewPost, { data: givenArticle() })
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    expect((await title()).textContent).toBe('The best chai in Delhi')
  })
})

describe('event preview', () => {
  test('shows editors when and where the draft is, without a way to book it', async () => {
    const { tracked } = await renderScreen(screen, {
      path: `${eventPath}/preview`,
      user: editor,
      answers: [absent, answer(previewPost, { data: givenEventPage() })],
    })
    expect(await page.findByRole('heading', { level: 1, name: 'Jazz under the neem' })).toBeTruthy()
    expect(page.getByText(/^A preview:/)).toBeTruthy()
    const facts = page.getByRole('complementary', { name: 'When, where and how much' })
    expect(within(facts).getByText('Lodhi Garden')).toBeTruthy()
    // Beside the facts, and in the bar of a phone.
    const buttons = page.getAllByRole<HTMLButtonElement>('button', { name: 'Get tickets' })
    expect(buttons.map(({ disabled }) => disabled)).toEqual([true, true])
    expect(page.queryByRole('link', { name: 'Get tickets' })).toBeNull()
    expect(tracked.map(([name]) => name)).not.toContain('EVENT_VIEWED')
  })

  test('shows others the published event', async () => {
    await renderScreen(screen, {
      path: `${eventPath}/preview`,
      answers: [answer(getDiscoveryDetails, { data: givenEventPage() })],
    })
    expect(page.getByRole('complementary', { name: 'When, where and how much' })).toBeTruthy()
  })
})
