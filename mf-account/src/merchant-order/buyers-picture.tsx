import styles from './merchant-order.module.css'

const side = 120

/** The picture the merchant works from: a thumbnail that links to the full size. */
export function BuyersPicture({ title, url }: { readonly title: string; readonly url: string }) {
  return (
    <a href={`${url}?fm=webp&width=2000`} target="_blank" rel="noreferrer" className={styles.theirs}>
      <img src={`${url}?fm=webp&width=${side}&dpr=2`} width={side} alt={`${title}, from the buyer`} loading="lazy" />
      Open full size
    </a>
  )
}
