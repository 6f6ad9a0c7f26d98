import styles from './covering-link.module.css'

/**
 * The class of a link that covers its card, so that all of it can be pressed and the ring of the keys goes around it.
 * The card is `position: relative`; what else can be pressed in it stands above by `position: relative; z-index: 1`.
 */
export const coveringLink = styles.link
