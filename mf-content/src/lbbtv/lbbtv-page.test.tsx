import { givenPicture } from '@nukkad/blocks/cards.given'
import type { Video } from '@nukkad/contracts/endpoints/content/video-shape'
import { getVideo, listVideos, videoTags } from '@nukkad/contracts/endpoints/content/videos'
import { addBookmark, savedRefs } from '@nukkad/contracts/endpoints/people/saves'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { act, fireEvent, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen } from './lbbtv-page.tsx'

const givenVideo = (over: Partial<Video> = {}): Video => ({
  id: '1',
  slug: 'six-am-at-azadpur',
  city: 'delhi',
  href: '/delhi/lbbtv?v=six-am-at-azadpur',
  title: 'Six in the morning at Azadpur',
  line: 'Where the city’s tomatoes are decided.',
  tag: { slug: 'markets', name: 'Markets' },
  author: { handle: 'ananya', name: 'Ananya Rao', href: '/users/ananya' },
  minutes: 3,
  publishedAt: '2026-11-10T05:30:00Z',
  poster: givenPicture('A market before dawn'),
  frames: [
    { image: givenPicture('Crates'), caption: 'The crates come at four.' },
    { image: givenPicture('Scales'), caption: 'By five the price is settled.' },
  ],
  file: null,
  ...over,
})
const list = (videos: Video[]) => ({ data: videos, total: videos.length, page: 1, pagesize: 20, hasNext: false })
const other = givenVideo({ id: '2', slug: 'a-kulhad', title: 'How a kulhad is thrown' })
const answers = [
  answer(listVideos, list([givenVideo(), other])),
  answer(videoTags, { data: [{ slug: 'markets', name: 'Markets', count: 2 }] }),
]
const film = () => page.getByRole('region', { name: 'Six in the morning at Azadpur' })

describe('video page', () => {
  test('steps through stills with buttons and arrow keys, each with its caption', async () => {
    const { tracked } = await renderScreen(screen, { path: '/delhi/lbbtv', answers })
    const played = () => tracked.filter(([name]) => name === 'VIDEO_PLAYED')
    expect(within(film()).getByText('The crates come at four.')).toBeTruthy()
    expect(played()).toEqual([])

    await userEvent.click(within(film()).getByRole('button', { name: 'Next still' }))
    expect(within(film()).getByText('By five the price is settled.')).toBeTruthy()
    expect(within(film()).getByText('2 of 2')).toBeTruthy()

    await userEvent.keyboard('{ArrowLeft}')
    expect(within(film()).getByText('The crates come at four.')).toBeTruthy()
    await userEvent.keyboard('{ArrowRight}')
    expect(played()).toEqual([['VIDEO_PLAYED', { video: 'six-am-at-azadpur' }]])
  })

  test('plays and pauses the stills', async () => {
    jest.useFakeTimers()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    try {
      const showing = renderScreen(screen, { path: '/delhi/lbbtv', answers })
      await jest.advanceTimersByTimeAsync(500)
      const { tracked } = await showing
      await user.click(within(film()).getByRole('button', { name: 'Play' }))
      await act(() => jest.advanceTimersByTimeAsync(5000))
      expect(within(film()).getByText('2 of 2')).toBeTruthy()
      expect(within(film()).getByRole('button', { name: 'Pause' })).toBeTruthy()
      expect(tracked.at(-1)).toEqual(['VIDEO_PLAYED', { video: 'six-am-at-azadpur' }])
    } finally {
      jest.useRealTimers()
    }
  })

  test('tracks a video file once per showing, however often it is paused', async () => {
    const file = { url: '/api/videos/azadpur.mp4', type: 'video/mp4' } as NonNullable<Video['file']>
    const { propsOf } = await renderScreen(screen, {
      path: '/delhi/lbbtv',
      answers: [answer(listVideos, list([givenVideo({ file })])), ...answers],
    })
    const player = page.getByLabelText('Six in the morning at Azadpur')
    for (const kind of ['play', 'pause', 'play', 'ended', 'play']) fireEvent(player, new Event(kind))
    expect(propsOf('VIDEO_PLAYED')).toEqual([{ video: 'six-am-at-azadpur' }, { video: 'six-am-at-azadpur' }])
  })

  test('does not offer autoplay when reduced motion is preferred', async () => {
    const still = { matches: true, addEventListener() {}, removeEventListener() {} }
    Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => still })
    try {
      await renderScreen(screen, { path: '/delhi/lbbtv', answers })
      await waitFor(() => expect(within(film()).queryByRole('button', { name: 'Play' })).toBeNull())
      expect(within(film()).getByRole('button', { name: 'Next still' })).toBeTruthy()
    } finally {
      Object.defineProperty(window, 'matchMedia', { configurable: true, value: undefined })
    }
  })

  test('saves the current video and those beside it', async () => {
    const { network } = await renderScreen(screen, {
      path: '/delhi/lbbtv',
      user: { _id: '5' },
      answers: [...answers, answer(savedRefs, { data: [{ kind: 'video', ref: 'a-kulhad' }] }), answer(addBookmark, {})],
    })
    const beside = page.getByRole('button', { name: 'Save How a kulhad is thrown' })
    await waitFor(() => expect(beside.getAttribute('aria-pressed')).toBe('true'))
    await userEvent.click(page.getByRole('button', { name: 'Save Six in the morning at Azadpur' }))
    await waitFor(() =>
      expect(network.callsTo(addBookmark)[0]?.body).toEqual({ kind: 'video', ref: 'six-am-at-azadpur' }),
    )
  })

  test('filters by the tag in the address', async () => {
    const { network, heads, tracked } = await renderScreen(screen, { path: '/delhi/lbbtv?tag=markets', answers })
    expect(tracked.filter(([name]) => name === 'LBBTV_VIEWED')).toEqual([
      ['LBBTV_VIEWED', expect.objectContaining({ city: 'delhi', tag: 'markets' })],
    ])
    expect(network.callsTo(listVideos)[0]?.query).toMatchObject({ city: 'delhi', tag: 'markets' })
    expect(page.getByRole('link', { name: 'Markets 2' }).getAttribute('aria-current')).toBe('true')
    expect(heads.at(-1)).toMatchObject({
      title: 'Nukkad TV: Markets, Delhi NCR in short videos | Nukkad',
      canonical: '/delhi/lbbtv?tag=markets',
      robots: 'index, follow',
    })
  })

  test('is the page of all videos to search engines when no video has the tag in the address', async () => {
    const { heads } = await renderScreen(screen, { path: '/delhi/lbbtv?tag=nope', answers })
    expect(heads.at(-1)).toMatchObject({ canonical: '/delhi/lbbtv', robots: 'noindex, follow' })
  })

  test('plays an uploaded video in the browser’s own player', async () => {
    const uploaded = givenVideo({ file: { url: '/media/v/1.mp4', type: 'video/mp4' } })
    const { element } = await renderScreen(screen, {
      path: '/delhi/lbbtv',
      answers: [answer(listVideos, list([uploaded])), ...answers],
    })
    expect(element.querySelector('video source')?.getAttribute('src')).toBe('/media/v/1.mp4')
    expect(element.querySelector('video')?.hasAttribute('controls')).toBe(true)
  })

  test('shows the other videos when a shared one is gone', async () => {
    await renderScreen(screen, {
      path: '/delhi/lbbtv?v=gone',
      answers: [answer(getVideo, refuse(404, 'not_found', 'No such video.')), ...answers],
    })
    expect(film()).toBeTruthy()
  })
})
