import { type Picture, PictureView } from '../picture-view/picture-view.tsx'
import styles from './avatar.module.css'

export interface AvatarProps {
  name: string
  image: Picture | null
  /** px */
  size: 40 | 64 | 112
}

/** A user's picture or initial. It is hidden from screen readers, since the name is always next to it. */
export function Avatar({ name, image, size }: AvatarProps) {
  return (
    <span className={styles.face} style={{ width: size, height: size, fontSize: size * 0.42 }} aria-hidden="true">
      {image ? <PictureView picture={image} width={size} aspect={1} decorative /> : name.slice(0, 1).toUpperCase()}
    </span>
  )
}
