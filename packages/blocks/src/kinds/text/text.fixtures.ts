/** Data as stored by each version. */
export const fixtures = {
  1: { title: null, html: '<p>Clay.</p>' },
}
