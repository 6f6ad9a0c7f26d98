/** Data as stored by each version. */
export const fixtures = {
  1: { title: 'Asked', items: [{ question: 'Whole?', answer: '<p>Yes.</p>' }] },
}
