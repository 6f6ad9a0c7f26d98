import type { Ref } from 'react'
import { Button } from '../button/button.tsx'
import styles from './viewfinder.module.css'

export interface ViewfinderProps {
  isOn: boolean
  onToggle: (isOn: boolean) => void
  /** The element that the camera's picture is put into, there while it is on. */
  video?: Ref<HTMLVideoElement>
}

/** What the camera sees, and the button that opens and closes it. */
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
