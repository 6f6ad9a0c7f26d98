import { doIFollow, followUser } from '@nukkad/contracts/endpoints/people/follow'
import { getProfile, listDiscoveries, listFollowers } from '@nukkad/contracts/endpoints/people/profiles'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen } from './profile-page.tsx'

const path = '/users/ananya'
const ananya = {
  id: 'ananya',
  user_id: '42',
  name: 'Ananya Rao',
  line: 'Walks, then writes.',
  image: null,
  story: 'Grew up in Lajpat Nagar.\n\nOwns nine umbrellas.',
  city: 'delhi',
  instagram_link: '',
  website_link: 'https://ananya.example/',
  since: '2024-01-01T00:00:00Z',
  posts: 1,
  followers: 3,
  following: 2,
}
const post = {
  id: '1',
  slug: 'best-chai',
  city: 'delhi',
  kind: 'post',
  href: '/delhi/post/best-chai',
  kicker: 'Tea',
  title: 'The best chai',
  line: 'Eleven glasses.',
  author: 'Ananya Rao',
  minutes: 6,
  saves: 4,
  publishedAt: '2026-11-14T05:30:00Z',
  image: { url: '/images/scene/delhi/x', width: 1200, height: 800, alt: '', color: '#f5a300' },
}
const pageOf = (...data: object[]) => ({ data, total: data.length, page: 1, pagesize: 20, hasNext: false })
const answers = [
  answer(getProfile, { data: ananya }),
  answer(listDiscoveries, pageOf(post)),
  answer(listFollowers, pageOf({ id: '6', user_id: '6', name: 'Dev K.', line: '', image: null })),
  answer(doIFollow, { data: { userId: 'ananya', isFollowing: false, followers: 3 } }),
]

describe('profile page', () => {
  test('shows the person and their posts', async () => {
    const { heads } = await renderScreen(screen, { path, answers })
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Ananya Rao')
    expect(page.getByText('Owns nine umbrellas.')).toBeTruthy()
    expect(page.getByRole('link', { name: 'The best chai' }).getAttribute('href')).toBe('/delhi/post/best-chai')
    expect(heads.at(-1)).toMatchObject({ canonical: path, jsonLd: { '@type': 'ProfilePage' } })
  })

  test('lists followers in a tab kept in the address', async () => {
    const { path: now } = await renderScreen(screen, { path, answers })
    await userEvent.click(page.getByRole('link', { name: '3 followers' }))
    expect(now()).toBe('/users/ananya?tab=followers')
    expect((await page.findByRole('link', { name: /Dev K\./ })).getAttribute('href')).toBe('/users/6')
  })

  test('updates the follower count at once when followed', async () => {
    await renderScreen(screen, {
      path,
      user: { _id: '5' },
      answers: [...answers, answer(followUser, { data: { userId: 'ananya', isFollowing: true, followers: 4 } })],
    })
    await userEvent.click(page.getByRole('button', { name: 'Follow Ananya Rao' }))
    await waitFor(() => expect(page.getByRole('link', { name: '4 followers' })).toBeTruthy())
  })

  test('offers no follow button on the own profile', async () => {
    await renderScreen(screen, { path, user: { _id: '42' }, answers })
    expect(page.getByText(/This is how others see you/)).toBeTruthy()
    expect(page.queryByRole('button', { name: /Follow/ })).toBeNull()
  })

  test('is a 404 page for an unknown user', async () => {
    const { isMissing } = await renderScreen(screen, {
      path: '/users/nobody',
      answers: [answer(getProfile, refuse(404, 'not_found')), answer(listDiscoveries, refuse(404, 'not_found'))],
    })
    expect(isMissing()).toBe(true)
  })
})
