import type { MerchantSeed } from './merchant.ts'

export const delhiMerchants: readonly MerchantSeed[] = [
  {
    name: 'Dilli Dyers',
    maker: 'Farida Siddiqui',
    locality: 'shahpur-jat',
    since: 1984,
    isWomenLed: true,
    sells: ['shopping/kurtas', 'shopping/scarves', 'shopping/sarees'],
    line: 'Block printing in a basement that smells of indigo',
    storyTitle: 'Block by block, since 1984',
    story:
      'Farida and her sons still cut their own teak blocks in a basement in Shahpur Jat. Each kurta takes eleven passes: one for the mud, one for the outline, nine for the colour nobody can name. On wet days they do not print, they drink chai and sharpen chisels.',
  },
  {
    name: 'Mochi & Daughters',
    maker: 'Kamla Devi',
    locality: 'mehrauli',
    since: 1996,
    isWomenLed: true,
    sells: ['shopping/shoes', 'pet/collars-toys'],
    line: 'Three sisters, one last, a great many juttis',
    storyTitle: 'The daughters took the workbench',
    story:
      'The board used to say Mochi & Sons, for sons who never came. Kamla taught her three girls to pare leather instead, and the youngest put a rubber sole under a jutti so that she could run for the bus. That shoe now pays for the whole lane’s Diwali.',
  },
  {
    name: 'Kala Katha',
    maker: 'Irfan Ansari',
    locality: 'hauz-khas',
    since: 2009,
    isWomenLed: false,
    sells: ['shopping/bags', 'home-decor/wall-art', 'stationery/cards-wrap'],
    line: 'Bags and prints that began as stories told aloud',
    storyTitle: 'Every bag has a first line',
    story:
      'Irfan drew for a children’s magazine until it closed, then printed his leftover drawings on canvas and sewed them into jholas. Each bag carries the first line of a story inside the flap. People write to him with the second.',
  },
  {
    name: 'Mitti Studio',
    maker: 'Gauri Khanna',
    locality: 'lodhi-colony',
    since: 2012,
    isWomenLed: true,
    sells: ['home-decor/pottery', 'plants/planters'],
    line: 'Khurja clay, fired in a borrowed kiln behind a bakery',
    storyTitle: 'A kiln behind the bakery',
    story:
      'When the landlord forbade a kiln, the baker downstairs offered his yard. Gauri fires at night, when the ovens rest, and her glaze names come from his menu: brioche, burnt sugar, rye. The teapots pour without a drip because she tests every one of them on him.',
  },
  {
    name: 'Purani Dilli Masala Ghar',
    maker: 'Om Prakash Gupta',
    locality: 'chandni-chowk',
    since: 1931,
    isWomenLed: false,
    sells: ['snacks-groceries/spices', 'snacks-groceries/pickles', 'snacks-groceries/snacks'],
    line: 'Four generations of sneezing for a living',
    storyTitle: 'The grinder starts at four',
    story:
      'Om Prakash’s great-grandfather sold pepper from a handcart in Khari Baoli. The stone grinder he bought in 1931 still starts at four each morning, before the street gets loud, because warm spice loses its voice. The family can tell the month a chilli was picked by its smell.',
  },
  {
    name: 'Nayi Subah Candles',
    maker: 'Ritu Malhotra',
    locality: 'greater-kailash',
    since: 2017,
    isWomenLed: true,
    sells: ['home-decor/candles', 'beauty/bath-body', 'gifts/hampers'],
    line: 'Soy wax and the smells of a Delhi year',
    storyTitle: 'Twelve months in jars',
    story:
      'Ritu left an airline to find out whether a city could be bottled. There is a candle for the first fog, one for harsingar in October and one for a power cut in June, which is mostly raw mango. The pourers are eleven women who set their own hours.',
  },
  {
    name: 'Chitthi Paper Works',
    maker: 'Nikhil Arora',
    locality: 'khan-market',
    since: 2004,
    isWomenLed: false,
    sells: ['stationery/notebooks', 'stationery/pens-desk', 'gifts/personalised'],
    line: 'Handmade paper for letters that take a while',
    storyTitle: 'Rag paper and patience',
    story:
      'Nikhil found a 1962 treadle press under a tarpaulin in Daryaganj and could not leave it there. It prints four hundred sheets on a good day. He binds with linen thread and believes that people who write by hand lie less.',
  },
  {
    name: 'Simba & Co.',
    maker: 'Meher Sodhi',
    locality: 'lodhi-colony',
    since: 2019,
    isWomenLed: true,
    sells: ['pet/beds-bowls', 'pet/treats', 'pet/collars-toys'],
    line: 'Run by an indie dog who cannot be bribed, only fed',
    storyTitle: 'The quality controller has four legs',
    story:
      'Simba walked in from the Lodhi Colony market during the first lockdown and approved the sofa. Meher began baking for him, then for the dogs of Block 9, then for yours. What he will not eat is not sold.',
  },
]
