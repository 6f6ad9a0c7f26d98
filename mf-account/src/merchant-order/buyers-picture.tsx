import styles from './merchant-order.module.css'

/** The value of an option that is the address of a picture its buyer uploaded. */
export const isPicture = (value: string): boolean => /^(https?:|\/)/.test(value)

const side = 120

/** What the maker works from: small here, whole at a tap. */
export function BuyersPicture({ title, url }: { readonly title: string; readonly url: string }) {
  return (
    <a href={`${url}?fm=webp&width=2000`} target="_blank" rel="noreferrer" className={styles.theirs}>
      <img src={`${url}?fm=webp&width=${side}&dpr=2`} width={side} alt={`${title}, from the buyer`} loading="lazy" />
      Open it in full
    </a>
  )
}
