/** Data as stored by each version. */
export const fixtures = {
  1: { title: 'How', items: [{ title: 'Choose', text: 'Tonight.' }] },
}
