import type { PrintName } from '../../images/render/motifs.ts'

/** The print or weave that a title names; the first match counts. */
const named: readonly (readonly [RegExp, PrintName])[] = [
  [/satchel|messenger|backpack/i, 'plain'],
  [/ajrakh/i, 'ajrakh'],
  [/bandhani/i, 'bandhani'],
  [/leher/i, 'leheriya'],
  [/ikat|pochampally|telia/i, 'ikat'],
  [/kalamkari|suzani|baluchari|pattachitra/i, 'kalamkari'],
  [/kantha|quilt|patchwork|razai/i, 'kantha'],
  [/chikan|jamdani|mist/i, 'jamdani'],
  [/mirror|banjara|lambani/i, 'mirrors'],
  [/phulkari|bagh\b/i, 'phulkari'],
  [/dabu|bagru|mud/i, 'dabu'],
  [/check|kunbi|madras|gamchha|kota/i, 'checks'],
  [/stripe|dhurrie|tant\b|bengal|mat\b|bath towel/i, 'stripes'],
  [/zigzag|kullu|rail-line|temple|fighter/i, 'zigzag'],
  [/sanganer|garden|jacaranda|tea dress|carnival|mango|bagh-print/i, 'garden'],
  [/block|print|indigo|eleven-pass|napkin|frock/i, 'block'],
  [/kanjeevaram|paithani|chanderi|garad|gold|zari|maheshwari|bomkai|molakalmuru|ilkal|khun|silk/i, 'zari'],
  [/leaf|tree|fern|botanical|forest/i, 'leaves'],
  [
    /plain|denim|khadi|linen|white|pin-tuck|oxford|poplin|canvas|sailcloth|slip|wool|shirt dress|library|office|corduroy|chambray|leather|walnut|oiled|buffalo|felted|jute/i,
    'plain',
  ],
]

/** The prints of cloth without a named print, by category. */
const usual: Readonly<Record<string, readonly PrintName[]>> = {
  'shopping/kurtas': ['block', 'plain', 'stripes', 'jamdani'],
  'shopping/sarees': ['zari', 'jamdani', 'stripes'],
  'shopping/dresses': ['garden', 'plain', 'leaves', 'block'],
  'shopping/shirts': ['plain', 'stripes'],
  'shopping/shoes': ['plain', 'zari', 'phulkari'],
  'shopping/bags': ['plain', 'stripes', 'ikat'],
  'shopping/scarves': ['zigzag', 'jamdani', 'stripes', 'leaves'],
  'home-decor/textiles': ['block', 'stripes', 'leaves'],
  'home-decor/pottery': ['plain', 'plain', 'leaves'],
  'stationery/cards-wrap': ['block', 'leaves', 'garden'],
  'stationery/notebooks': ['plain', 'block', 'stripes', 'leaves'],
}

export function printFor(title: string, category: string, seed: number): PrintName {
  const match = named.find(([pattern]) => pattern.test(title))
  const list = usual[category] ?? ['plain']
  return match?.[1] ?? list[seed % list.length] ?? 'plain'
}
