/** Data as each version stored them. */
export const fixtures = {
  1: { title: null, html: '<p>Clay.</p>' },
}
