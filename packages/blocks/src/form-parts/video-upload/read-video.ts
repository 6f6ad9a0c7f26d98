export interface ReadVideo {
  readonly width: number
  readonly height: number
  readonly seconds: number
  /** its first frame as JPEG; null if this browser cannot draw it */
  readonly frame: Blob | null
}

const patience = 20_000
/** The first frame itself is black in many videos. */
const frameAt = 0.1
const longestSide = 1600

/** Resolves when the event comes, and rejects after some time or when the file cannot be played. */
function happening(video: HTMLVideoElement, name: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no ${name}`)), patience)
    const end = (act: () => void) => () => {
      clearTimeout(timer)
      act()
    }
    video.addEventListener(name, end(resolve), { once: true })
    video.addEventListener(
      'error',
      end(() => reject(new Error('unreadable'))),
      { once: true },
    )
    signal.addEventListener(
      'abort',
      end(() => reject(signal.reason)),
      { once: true },
    )
  })
}

/** Reads a video in this browser before it is sent; undefined if the browser cannot play it. */
export async function readVideo(file: File, signal: AbortSignal): Promise<ReadVideo | undefined> {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  const src = URL.createObjectURL(file)
  try {
    const known = happening(video, 'loadedmetadata', signal)
    video.src = src
    await known
    const { videoWidth: width, videoHeight: height, duration } = video
    // A file with sound alone has no size.
    if (width === 0 || height === 0) return undefined
    const seconds = Number.isFinite(duration) ? Math.min(86_400, Math.round(duration)) : 0
    return { width, height, seconds, frame: await frameOf(video, signal) }
  } catch (error) {
    if (signal.aborted) throw error
    return undefined
  } finally {
    URL.revokeObjectURL(src)
  }
}

async function frameOf(video: HTMLVideoElement, signal: AbortSignal): Promise<Blob | null> {
  try {
    const shown = happening(video, 'seeked', signal)
    video.currentTime = frameAt
    await shown
    const scale = Math.min(1, longestSide / Math.max(video.videoWidth, video.videoHeight))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
  } catch (error) {
    if (signal.aborted) throw error
    return null
  }
}
