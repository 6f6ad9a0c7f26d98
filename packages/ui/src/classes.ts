/** Joins the truthy class names: conditions such as `isOpen && styles.open` are allowed. */
export const classes = (...names: readonly unknown[]): string =>
  names.filter((name) => typeof name === 'string' && name !== '').join(' ')
