/** Data as each version stored them. */
export const fixtures = {
  1: { title: 'Asked', items: [{ question: 'Whole?', answer: '<p>Yes.</p>' }] },
}
