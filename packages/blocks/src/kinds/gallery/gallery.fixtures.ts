/** Data as stored by each version. */
export const fixtures = {
  1: { title: '', pictures: [{ picture: { url: '/images/scene/all/lamps-night', alt: 'Lamps' }, caption: '' }] },
}
