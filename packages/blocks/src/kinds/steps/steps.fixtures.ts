/** Data as each version stored them. */
export const fixtures = {
  1: { title: 'How', items: [{ title: 'Choose', text: 'Tonight.' }] },
}
