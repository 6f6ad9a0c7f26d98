/** Data as stored by each version. */
export const fixtures = {
  1: { slug: 'winter-sun-map' },
  2: {
    slug: null,
    upload: {
      file: 'x'.repeat(22),
      width: 1080,
      height: 1920,
      seconds: 42,
      poster: '/images/scene/all/lamps-night',
      description: 'A hand lights a lamp. Nobody speaks.',
    },
    caption: 'At six',
  },
}
