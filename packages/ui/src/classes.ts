/** Class names that hold, joined: `isOpen && styles.open` may stand among them. */
export const classes = (...names: readonly unknown[]): string =>
  names.filter((name) => typeof name === 'string' && name !== '').join(' ')
