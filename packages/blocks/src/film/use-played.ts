import { useTrack } from '@nukkad/platform'
import { useRef } from 'react'

/** Tracks that a video was played, once per showing: pausing is none, and playing it again after its end is another. */
export function usePlayed(video: string): { onPlay(): void; onEnded(): void } {
  const track = useTrack()
  const told = useRef<string>(undefined)
  return {
    onPlay() {
      if (told.current !== video) track('VIDEO_PLAYED', { video })
      told.current = video
    },
    onEnded() {
      told.current = undefined
    },
  }
}
