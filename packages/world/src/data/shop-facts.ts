/** Offers shown on every product page; the codes are real coupons of the cart. */
export const offers = [
  { code: 'LOKAL100', line: 'takes ₹100 off a bag of ₹299 and more', position: 0 },
  { code: null, line: 'Free delivery over ₹999', position: 1 },
] as const

/** Size guides by `sg_type`, in centimetres (shoes: foot length). */
export const sizeGuides = [
  {
    sg_type: 'kurta',
    title: 'Kurtas and tunics',
    unit: 'cm',
    columns: ['Size', 'Bust', 'Waist', 'Hip', 'Length'],
    rows: [
      ['XS', '81', '66', '89', '102'],
      ['S', '86', '71', '94', '104'],
      ['M', '91', '76', '99', '106'],
      ['L', '97', '82', '105', '108'],
      ['XL', '104', '89', '112', '110'],
    ],
    how: 'Measure over light clothes, with the tape level and one finger under it. Between two sizes, take the larger one: cotton is kinder loose.',
  },
  {
    sg_type: 'dress',
    title: 'Dresses',
    unit: 'cm',
    columns: ['Size', 'Bust', 'Waist', 'Hip'],
    rows: [
      ['XS', '80', '64', '88'],
      ['S', '85', '69', '93'],
      ['M', '90', '74', '98'],
      ['L', '96', '80', '104'],
      ['XL', '103', '87', '111'],
    ],
    how: 'The waist is where you bend to the side. Each cut has 6 to 10 cm of ease on top of these.',
  },
  {
    sg_type: 'shirt',
    title: 'Shirts',
    unit: 'cm',
    columns: ['Size', 'Chest', 'Shoulder', 'Sleeve', 'Length'],
    rows: [
      ['XS', '88', '41', '59', '69'],
      ['S', '94', '43', '61', '71'],
      ['M', '100', '45', '63', '73'],
      ['L', '106', '47', '64', '75'],
      ['XL', '112', '49', '65', '77'],
      ['XXL', '120', '51', '66', '79'],
    ],
    how: 'Measure around the fullest part of the chest with the arms down. Or lay your favourite shirt flat and double its width.',
  },
  {
    sg_type: 'shoes',
    title: 'Shoes',
    unit: 'cm',
    columns: ['EU', 'UK (women)', 'UK (men)', 'Foot length'],
    rows: [
      ['36', '3', '–', '22.8'],
      ['37', '4', '–', '23.5'],
      ['38', '5', '–', '24.1'],
      ['39', '6', '5', '24.8'],
      ['40', '7', '6', '25.5'],
      ['41', '–', '7', '26.1'],
      ['42', '–', '8', '26.8'],
      ['43', '–', '9', '27.5'],
    ],
    how: 'Stand on a sheet of paper in the evening, mark heel and longest toe, and measure between. Leather gives about half a centimetre.',
  },
] as const
