/** Data as stored by each version. */
export const fixtures = {
  1: { slug: 'mehrauli-morning' },
}
