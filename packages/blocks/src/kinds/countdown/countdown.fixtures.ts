/** Data as stored by each version. */
export const fixtures = {
  1: { title: 'Until the end', ends: '2026-12-01T18:30:00.000Z', after: 'Over' },
}
