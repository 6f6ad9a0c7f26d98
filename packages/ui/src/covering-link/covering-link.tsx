import styles from './covering-link.module.css'

/**
 * The class of a link that covers its card, so that all of it can be pressed and the focus ring surrounds it. The card
 * is `position: relative`; other controls in it lie above by `position: relative; z-index: 1`.
 */
export const coveringLink = styles.link
