import { type CategoryStock, plainCategory } from './category-stock.ts'

export const softToys: CategoryStock = {
  ...plainCategory,
  path: 'kids-toys/soft-toys',
  object: 'teddy',
  colours: ['Natural', 'Rose', 'Sky', 'Marigold'],
  tone: 'Rose',
  grams: 260,
  gst: 5,
  hsn: '9503',
  days: [1, 2, 3],
  care: 'Wash in a pillow case, dry by the ears.',
  materials: ['Curtain ends and cotton', 'Old saree kantha', 'Organic cotton'],
  details: [
    'Has a name and a stamped passport; write to us if lost.',
    'Stuffed with cotton, heavy enough to be company.',
    'Eyes are stitched, so nothing comes off.',
    'Has survived a washing machine, a dog and two siblings.',
  ],
  rows: `
Pangolin with a drawing room | 890 | Scales from the curtains of an old house. | teddy | verandah-toys
Otter of Divar | 790 | Floats in conversation only. | teddy | verandah-toys
Flying fox, upside down | 690 | Hangs from a curtain rail by its feet. | teddy | verandah-toys
Saree elephant | 990 | Somebody’s mother wore this elephant. | elephant | ganga-kantha
Kantha whale | 1190 | Running stitch, all the way round. | teddy | ganga-kantha
Theatre lion, no teeth | 850 | Played the villain, wept at the end. | lion | balgandharva-toys
Finger puppets of the Peshwas | 590 | Five fingers, one empire. | puppet | balgandharva-toys
Beach crab with pockets | 650 | For shells. | crab | marina-kites-toys
Olive ridley turtle | 720 | Comes back every year. | turtle | marina-kites-toys
Nilgai in a scarf | 890 | Antelope by nature, aunt by temperament. | teddy
Sleepy sloth bear | 950 | Found where the honey was. | teddy
Rag doll, village doctor | 890 | With a stethoscope that works on bears. | doll
Patch the pariah dog | 790 | Answers to any name with food in it. | dog
Hoopoe with a crest | 690 | Up when surprised. | bird
`,
}
