/** Data as each version stored them. */
export const fixtures = {
  1: { text: 'One night.', who: 'Sova Pal' },
}
