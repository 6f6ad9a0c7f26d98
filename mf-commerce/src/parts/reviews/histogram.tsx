import styles from './reviews.module.css'

/** How many reviews gave how many stars, best first; `counts` starts with one star. */
export function Histogram({ counts }: { readonly counts: readonly number[] }) {
  const most = Math.max(...counts, 1)
  return (
    <ul className={styles.histogram} aria-label="Reviews by stars">
      {counts
        .map((count, at) => ({ stars: at + 1, count }))
        .reverse()
        .map(({ stars, count }) => (
          <li key={stars} aria-label={`${stars} ${stars === 1 ? 'star' : 'stars'}: ${count}`}>
            <span aria-hidden="true">{stars}</span>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.share} style={{ width: `${(count / most) * 100}%` }} />
            </span>
            <span className={styles.barCount} aria-hidden="true">
              {count}
            </span>
          </li>
        ))}
    </ul>
  )
}
