import { type Picture, PictureView } from '@nukkad/ui/picture-view'
import styles from './people.module.css'

interface FaceProps {
  readonly name: string
  readonly image: Picture | null
  /** px */
  readonly size: 40 | 64 | 112
}

/** Somebody's face, or their initial: the name always stands beside it. */
export function Face({ name, image, size }: FaceProps) {
  return (
    <span className={styles.face} style={{ width: size, height: size, fontSize: size * 0.42 }} aria-hidden="true">
      {image ? <PictureView picture={image} width={size} aspect={1} decorative /> : name.slice(0, 1).toUpperCase()}
    </span>
  )
}
