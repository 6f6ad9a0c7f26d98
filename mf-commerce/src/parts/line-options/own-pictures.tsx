import type { CartLine } from '@nukkad/contracts/endpoints/cart/cart-line'
import { ownPicturesOf } from './option-words.ts'
import styles from './own-pictures.module.css'

const side = 56

/** The pictures that the buyer uploaded, so that a wrong one is noticed. */
export function OwnPictures({ line }: { readonly line: Pick<CartLine, 'options' | 'custom_options'> }) {
  const pictures = ownPicturesOf(line)
  if (pictures.length === 0) return null
  return (
    <span className={styles.pictures}>
      {pictures.map(({ optionId, title, optionValue }) => (
        <img
          key={optionId}
          src={`${optionValue}?fm=webp&width=${side}&height=${side}&dpr=2`}
          width={side}
          height={side}
          alt={`${title}, from you`}
          loading="lazy"
        />
      ))}
    </span>
  )
}
