/** The model that represents a category, where the last one listed for it would be an odd choice. */
export const categoryFaces: Readonly<Record<string, string>> = {
  'shopping/jewellery': 'jhumka',
  'shopping/shoes': 'sneaker',
  'snacks-groceries': 'tea_caddy',
  'snacks-groceries/sweets': 'laddoo',
  'snacks-groceries/snacks': 'murukku',
  'home-decor': 'pot',
  'home-decor/lamps': 'lantern',
  'home-decor/kitchen': 'spice_box',
  'home-decor/wall-art': 'tile_panel',
  'stationery/pens-desk': 'pencils',
  'kids-toys': 'stacking_rings',
  'kids-toys/wooden-toys': 'train',
  'kids-toys/soft-toys': 'bear',
  plants: 'monstera',
  'plants/indoor-plants': 'monstera',
  'pet/treats': 'pet_biscuits',
}
