import type { Ref } from 'react'
import { Button } from '../button/button.tsx'
import styles from './viewfinder.module.css'

export interface ViewfinderProps {
  isOn: boolean
  onToggle: (isOn: boolean) => void
  /** The element that shows the camera's picture, rendered while it is on. */
  video?: Ref<HTMLVideoElement>
}

/** The camera's picture, and the button that starts and stops it. */
export function Viewfinder({ isOn, onToggle, video }: ViewfinderProps) {
  return (
    <>
      {isOn && <video ref={video} className={styles.video} muted playsInline aria-label="What the camera sees" />}
      <Button variant={isOn ? 'secondary' : 'primary'} size={56} wide onClick={() => onToggle(!isOn)}>
        {isOn ? 'Close the camera' : 'Scan with the camera'}
      </Button>
    </>
  )
}
