/** Data as stored by each version. */
export const fixtures = {
  1: {
    title: '',
    note: '',
    offers: [{ label: '10 %', title: 'Off', text: '', terms: ['Once'], cta: { title: 'See', url: '/shop' } }],
  },
}
