import { uploadMedia } from '@nukkad/contracts/endpoints/content/media'
import { mostVideoBytes, uploadVideo } from '@nukkad/contracts/endpoints/content/video-files'
import { type Api, ApiError, useApi, useUnsavedInput } from '@nukkad/platform'
import { useEffect, useRef, useState } from 'react'
import type { Upload } from '../../kinds/video/video.schema.ts'
import { type ReadVideo, readVideo } from './read-video.ts'

type State =
  | { readonly is: 'waiting' }
  | { readonly is: 'sending'; readonly name: string; readonly share: number }
  | { readonly is: 'failed'; readonly reason: string; readonly canRetry: boolean }

/** An upload ends when nothing of it was sent for this long, in ms. How long all of it takes depends on the network. */
const idleTime = 60_000
const longest = 24 * 3600_000
const tooLarge = 'This video is larger than 64 MB. Please shorten or compress it.'
const unreadable = 'This browser cannot play the file. Please choose an MP4 (H.264) or WebM.'
const failed = 'The video was not uploaded.'
const stoodStill = 'The upload stood still for a minute. Check your connection and try again.'

const formOf = (file: Blob, name: string) => {
  const body = new FormData()
  body.set('file', file, name)
  return body
}

async function sendPoster(api: Api, { frame }: ReadVideo, signal: AbortSignal): Promise<string> {
  if (!frame) return ''
  try {
    const sent = await api.call(uploadMedia, { body: formOf(frame, 'frame.jpg') }, { signal, timeout: 60_000 })
    return sent.data.url
  } catch (error) {
    if (signal.aborted) throw error
    // The video is stored; its picture can be chosen by hand.
    return ''
  }
}

/** Uploads a video when it is chosen, with its first frame as the picture that is shown before it plays. */
export function useVideoUpload(onReady: (parts: Omit<Upload, 'description'>) => void) {
  const api = useApi()
  const [state, setState] = useState<State>({ is: 'waiting' })
  const current = useRef<{ readonly file: File; readonly stop: AbortController }>(undefined)
  useUnsavedInput(state.is === 'sending')
  useEffect(() => () => current.current?.stop.abort(), [])

  async function send(file: File) {
    current.current?.stop.abort()
    const stop = new AbortController()
    const { signal } = stop
    current.current = { file, stop }
    let timer: ReturnType<typeof setTimeout> | undefined
    const onProgress = (share: number) => {
      if (signal.aborted) return
      clearTimeout(timer)
      timer = setTimeout(() => stop.abort(stoodStill), idleTime)
      setState({ is: 'sending', name: file.name, share })
    }
    onProgress(0)
    try {
      const read = await readVideo(file, signal)
      if (!read) return setState({ is: 'failed', reason: unreadable, canRetry: false })
      const body = formOf(file, file.name)
      const { data } = await api.call(uploadVideo, { body }, { signal, timeout: longest, onProgress })
      const poster = await sendPoster(api, read, signal)
      const { width, height, seconds } = read
      onReady({ file: data.id, width, height, seconds, poster })
      setState({ is: 'waiting' })
    } catch (error) {
      if (signal.reason === stoodStill) setState({ is: 'failed', reason: stoodStill, canRetry: true })
      if (signal.aborted) return
      const reason = error instanceof ApiError ? error.message : failed
      setState({ is: 'failed', reason, canRetry: true })
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    state,
    add(file: File) {
      if (file.size > mostVideoBytes) return setState({ is: 'failed', reason: tooLarge, canRetry: false })
      void send(file)
    },
    cancel() {
      current.current?.stop.abort()
      setState({ is: 'waiting' })
    },
    retry() {
      if (current.current) void send(current.current.file)
    },
  }
}
export type VideoSending = ReturnType<typeof useVideoUpload>
