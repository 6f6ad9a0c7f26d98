import { uploadMedia } from '@nukkad/contracts/endpoints/content/media'
import { captionsOfVideo, putCaptions, removeCaptions } from '@nukkad/contracts/endpoints/content/video-captions'
import { mostVideoBytes, uploadVideo } from '@nukkad/contracts/endpoints/content/video-files'
import { defineScreen } from '@nukkad/platform'
import { answer, hang, refuse, renderScreen } from '@nukkad/platform/testing'
import { act, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { BlockList } from '../../block-list.tsx'
import { fetchViews } from '../../drawn.ts'
import type { BlockData } from '../../registry.ts'
import { fixtures } from './video.fixtures.ts'
import { VideoForm } from './video.form.tsx'

type Data = BlockData<'video'>
type Answers = NonNullable<NonNullable<Parameters<typeof renderScreen>[1]>['answers']>

const id = 'v'.repeat(22)
const stored = { data: { id, url: `/api/web/video/${id}`, type: 'video/mp4' as const, bytes: 5 } }
const frame = { data: { id: 'p', url: '/api/media/p', width: 640, height: 360, color: '#333333' } }
const file = (size = 5) =>
  Object.defineProperty(new File(['video'], 'rain.mp4', { type: 'video/mp4' }), 'size', { value: size })

/** jsdom decodes no videos: this is what a browser would find in the file. */
let read: 'metadata' | 'error' = 'metadata'
beforeAll(() => {
  URL.createObjectURL = () => 'blob:rain'
  URL.revokeObjectURL = () => undefined
  const { prototype } = HTMLMediaElement
  const say = (video: HTMLMediaElement, name: string) => setTimeout(() => video.dispatchEvent(new Event(name)))
  Object.defineProperty(prototype, 'src', {
    configurable: true,
    set(this: HTMLMediaElement) {
      say(this, read === 'metadata' ? 'loadedmetadata' : 'error')
    },
  })
  Object.defineProperty(prototype, 'currentTime', {
    configurable: true,
    get: () => 0,
    set(this: HTMLMediaElement) {
      say(this, 'seeked')
    },
  })
  Object.defineProperty(prototype, 'duration', { configurable: true, value: 12.4 })
  for (const [name, value] of Object.entries({ videoWidth: 640, videoHeight: 360 }))
    Object.defineProperty(HTMLVideoElement.prototype, name, { configurable: true, value })
  HTMLCanvasElement.prototype.getContext = (() => ({ drawImage: () => undefined })) as never
  HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['frame'], { type: 'image/jpeg' }))
})
beforeEach(() => {
  read = 'metadata'
})

async function openForm(answers: Answers) {
  const now = { data: { slug: '', upload: null, caption: '' } as Data }
  function Form() {
    const [data, setData] = useState(now.data)
    now.data = data
    return <VideoForm data={data} city="delhi" inputErrors={{}} onChange={setData} />
  }
  const screen = defineScreen({ head: () => ({ title: 'Video' }), Component: Form })
  const { network, host } = await renderScreen(screen, {
    path: '/',
    answers: [answer(captionsOfVideo, { data: [] }), ...answers],
  })
  await userEvent.selectOptions(page.getByLabelText('What kind'), 'Upload a video')
  return { now, network, host }
}

describe('the form of an uploaded video', () => {
  test('uploads it with its first frame and keeps what is written meanwhile', async () => {
    let finish = () => {}
    const waiting = new Promise<void>((resolve) => {
      finish = resolve
    })
    const { now, host } = await openForm([
      answer(uploadVideo, async () => {
        await waiting
        return stored
      }),
      answer(uploadMedia, frame),
    ])
    await userEvent.upload(page.getByLabelText('The video'), file())
    expect(await page.findByRole('progressbar')).toBeTruthy()
    expect(host.unsaved.has()).toBe(true)
    await userEvent.type(page.getByLabelText('What the video shows and says'), 'Rain.')
    finish()
    await waitFor(() =>
      expect(now.data).toEqual({
        slug: null,
        upload: { file: id, width: 640, height: 360, seconds: 12, poster: '/api/media/p', description: 'Rain.' },
        caption: '',
      }),
    )
    expect(page.queryByRole('progressbar')).toBeNull()
    expect(host.unsaved.has()).toBe(false)
  })

  test('can be cancelled, and repeated when it failed', async () => {
    let isAway = true
    const { now, network } = await openForm([
      answer(uploadVideo, async () => {
        if (isAway) await hang()
        return stored
      }),
      answer(uploadMedia, frame),
    ])
    await userEvent.upload(page.getByLabelText('The video'), file())
    await page.findByRole('progressbar')
    await userEvent.click(page.getByRole('button', { name: 'Remove rain.mp4' }))
    expect(page.queryByRole('progressbar')).toBeNull()
    isAway = false
    await userEvent.upload(page.getByLabelText('The video'), file())
    await waitFor(() => expect(now.data.upload?.file).toBe(id))
    expect(network.callsTo(uploadVideo)).toHaveLength(2)
  })

  test('ends when nothing was sent for a minute, and can be repeated', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    const { network } = await openForm([answer(uploadVideo, hang), answer(uploadMedia, frame)])
    await userEvent.upload(page.getByLabelText('The video'), file())
    await waitFor(() => expect(network.callsTo(uploadVideo)).toHaveLength(1))
    await act(async () => jest.advanceTimersByTime(59_000))
    expect(page.getByRole('progressbar')).toBeTruthy()
    await act(async () => jest.advanceTimersByTime(2_000))
    expect(await page.findByText(/stood still for a minute/)).toBeTruthy()
    jest.useRealTimers()
    await userEvent.click(page.getByRole('button', { name: 'Try the upload again' }))
    await waitFor(() => expect(network.callsTo(uploadVideo)).toHaveLength(2))
  })

  test('says why it failed and sends the same file again', async () => {
    const { now, network } = await openForm([
      answer(uploadVideo, refuse(413, 'payload_too_large', 'Your latest videos fill your space.')),
      answer(uploadMedia, frame),
    ])
    await userEvent.upload(page.getByLabelText('The video'), file())
    await page.findByText('Your latest videos fill your space.')
    await userEvent.click(page.getByRole('button', { name: 'Try the upload again' }))
    await waitFor(() => expect(network.callsTo(uploadVideo)).toHaveLength(2))
    expect(now.data.upload?.file).toBe('')
  })

  test('refuses a file that is too large or that this browser cannot play, without sending it', async () => {
    const { network } = await openForm([answer(uploadVideo, stored)])
    await userEvent.upload(page.getByLabelText('The video'), file(mostVideoBytes + 1))
    expect(await page.findByText(/larger than 64 MB/)).toBeTruthy()
    read = 'error'
    await userEvent.upload(page.getByLabelText('The video'), file())
    expect(await page.findByText(/cannot play the file/)).toBeTruthy()
    expect(network.callsTo(uploadVideo)).toHaveLength(0)
    expect(page.queryByRole('button', { name: 'Try the upload again' })).toBeNull()
  })
})

describe('the captions of an uploaded video', () => {
  // jsdom has no Blob.text.
  beforeAll(() =>
    Object.assign(Blob.prototype, {
      text(this: Blob) {
        const reader = new FileReader()
        return new Promise((resolve) => {
          reader.onload = () => resolve(reader.result)
          reader.readAsText(this)
        })
      },
    }),
  )
  const hindi = { language: 'hi' as const, label: 'हिन्दी', url: '/api/web/captions/h' }
  const openWith = async (...more: Answers) => {
    const opened = await openForm([answer(uploadVideo, stored), answer(uploadMedia, frame), ...more])
    await userEvent.upload(page.getByLabelText('The video'), file())
    await userEvent.selectOptions(await page.findByLabelText('Language'), 'hi')
    return opened
  }
  const vtt = () => new File(['WEBVTT'], 'rain.vtt', { type: 'text/vtt' })

  test('are sent for the chosen language, listed and removed', async () => {
    const { network } = await openWith(answer(putCaptions, { data: [hindi] }), answer(removeCaptions, { data: [] }))
    await userEvent.upload(page.getByLabelText('Captions in Hindi'), vtt())
    const remove = await page.findByRole('button', { name: 'Remove the captions in Hindi' })
    expect(network.callsTo(putCaptions)[0]).toMatchObject({ params: { id, language: 'hi' }, body: { text: 'WEBVTT' } })
    await userEvent.click(remove)
    await waitFor(() => expect(page.queryByRole('list', { name: 'Captions of the video' })).toBeNull())
  })

  test('are refused with the fault of the file', async () => {
    const fault = 'The file is an SRT file. Save it as WebVTT (.vtt) and choose it again.'
    await openWith(answer(putCaptions, refuse(400, 'validation', fault, { text: 'is an SRT file' })))
    await userEvent.upload(page.getByLabelText('Captions in Hindi'), vtt())
    expect(await page.findByText(fault)).toBeTruthy()
  })
})

test('an uploaded video is drawn with its size, its poster and its description, and loads nothing by itself', async () => {
  const blocks = [{ id: 'a', type: 'video', v: 2, data: fixtures[2] }]
  const content = {
    videoFiles: [
      {
        slug: fixtures[2].upload.file,
        url: '/api/web/video/x',
        type: 'video/mp4' as const,
        bytes: 8_200_000,
        captions: [{ language: 'hi' as const, label: 'हिन्दी', url: '/api/web/captions/h' }],
      },
    ],
  }
  await fetchViews(blocks)
  const Component = () => <BlockList blocks={blocks} content={content} look="page" />
  const screen = defineScreen({ head: () => ({ title: 'Video' }), Component })
  const { element, propsOf } = await renderScreen(screen, { path: '/' })
  const video = element.querySelector('video')
  expect(video?.outerHTML).toMatch(/controls.*playsinline.*preload="none".*width="1080".*height="1920"/)
  expect(video?.hasAttribute('autoplay')).toBe(false)
  expect(video?.getAttribute('poster')).toBe('/images/scene/all/lamps-night?fm=webp&width=960')
  expect(video?.querySelector('track')?.outerHTML).toBe(
    '<track kind="captions" src="/api/web/captions/h" srclang="hi" label="हिन्दी">',
  )
  expect(page.getByText('0:42, 8.2 MB')).toBeTruthy()
  const described = video?.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe('A hand lights a lamp. Nobody speaks.')
  for (const kind of ['play', 'pause', 'play']) video?.dispatchEvent(new Event(kind))
  expect(propsOf('VIDEO_PLAYED')).toEqual([{ video: fixtures[2].upload.file }])
})
