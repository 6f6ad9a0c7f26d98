/** Data as stored by each version. */
export const fixtures = {
  1: { title: 'Some', slugs: ['one', 'two'] },
}
