/** Data as each version stored them. */
export const fixtures = {
  1: { title: 'Some', slugs: ['one', 'two'] },
}
