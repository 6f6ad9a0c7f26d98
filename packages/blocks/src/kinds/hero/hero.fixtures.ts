/** Data as stored by each version. */
export const fixtures = {
  1: {
    kicker: 'Diwali',
    title: 'Lights',
    text: 'Made by hand.',
    image: { url: '/images/scene/all/lamps-night', width: 1200, height: 800, alt: 'Lamps', color: '#3b3a66' },
    cta: { title: 'See', url: '/shop' },
  },
  2: {
    layout: 'arch',
    kicker: '',
    title: 'Lights',
    text: '',
    picture: { url: '/images/scene/all/lamps-night', alt: 'Lamps' },
    cta: null,
  },
}
