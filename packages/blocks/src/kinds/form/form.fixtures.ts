/** Data as each version stored them. */
export const fixtures = {
  1: { slug: 'lego-creators', cta: { title: 'On', url: '/shop' } },
}
