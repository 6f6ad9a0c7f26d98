/** Data as each version stored them. */
export const fixtures = {
  1: { slug: 'best-golgappa' },
}
