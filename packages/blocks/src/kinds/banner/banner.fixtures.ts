/** Data as each version stored them. */
export const fixtures = {
  1: { title: 'More', text: '', url: '/shop', cta: 'Go' },
}
