const shape = { width: 800, height: 1000 }

export const pictures = [
  { ...shape, url: 'jar.svg', alt: 'A glazed jar in an arch', color: '#3b3a66' },
  { ...shape, url: 'lota.svg', alt: 'A brass pot in an arch', color: '#b5371f' },
  { ...shape, url: 'lac.svg', alt: 'A lac jar in an arch', color: '#0b6b66' },
  { ...shape, url: 'pot.svg', alt: 'A terracotta pot in an arch', color: '#2a2540' },
] as const

export const missing = { ...shape, url: 'nothing-here.svg', alt: 'A picture that is gone', color: '#8a5a00' }

export const products = [
  {
    title: 'Blue pottery jar with lid',
    merchant: 'Neela Ghar, Jaipur House',
    price: 1499,
    mrp: 1999,
    discountPercent: 25,
  },
  {
    title: 'Everyday brass lota, hand-beaten and lined with tin',
    merchant: 'Thathera Street',
    price: 2250,
    badge: 'New',
  },
  { title: 'Lac jar', merchant: 'Kala Katha', price: 890, mrp: 1050, discountPercent: 15 },
  { title: 'Khurja pickle pot', merchant: 'Mitti Studio', price: 124999, isSoldOut: true },
] as const
