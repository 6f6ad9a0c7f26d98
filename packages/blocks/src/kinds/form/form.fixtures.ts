/** Data as stored by each version. */
export const fixtures = {
  1: { slug: 'lego-creators', cta: { title: 'On', url: '/shop' } },
}
