/** Data as stored by each version. */
export const fixtures = {
  1: { title: 'More', text: '', url: '/shop', cta: 'Go' },
}
