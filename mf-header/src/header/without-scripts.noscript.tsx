import styles from './header.module.css'

/** What a browser without scripts can do here. */
export default function WithoutScripts() {
  return (
    <p className={styles.plain}>
      JavaScript is off in this browser. You can read, search, filter and fill your bag; signing in, saving, booking and
      paying need it.
    </p>
  )
}
