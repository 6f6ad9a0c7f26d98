import { bags } from './bags.ts'
import { bathBody } from './bath-body.ts'
import { bedsBowls } from './beds-bowls.ts'
import { candles } from './candles.ts'
import { cardsWrap } from './cards-wrap.ts'
import type { CategoryStock } from './category-stock.ts'
import { chaiCoffee } from './chai-coffee.ts'
import { collarsToys } from './collars-toys.ts'
import { dresses } from './dresses.ts'
import { fragrance } from './fragrance.ts'
import { gamesPuzzles } from './games-puzzles.ts'
import { hairCare } from './hair-care.ts'
import { hampers } from './hampers.ts'
import { indoorPlants } from './indoor-plants.ts'
import { jewellery } from './jewellery.ts'
import { kitchen } from './kitchen.ts'
import { kurtas } from './kurtas.ts'
import { lamps } from './lamps.ts'
import { notebooks } from './notebooks.ts'
import { pensDesk } from './pens-desk.ts'
import { personalised } from './personalised.ts'
import { pickles } from './pickles.ts'
import { planters } from './planters.ts'
import { pottery } from './pottery.ts'
import { sarees } from './sarees.ts'
import { scarves } from './scarves.ts'
import { seedsTools } from './seeds-tools.ts'
import { shirts } from './shirts.ts'
import { shoes } from './shoes.ts'
import { skinCare } from './skin-care.ts'
import { snacks } from './snacks.ts'
import { softToys } from './soft-toys.ts'
import { spices } from './spices.ts'
import { sweets } from './sweets.ts'
import { textiles } from './textiles.ts'
import { treats } from './treats.ts'
import { wallArt } from './wall-art.ts'
import { watches } from './watches.ts'
import { woodenToys } from './wooden-toys.ts'

/** The stock of every category of the shop. */
export const stock: readonly CategoryStock[] = [
  kurtas,
  sarees,
  dresses,
  shirts,
  shoes,
  jewellery,
  bags,
  scarves,
  watches,
  chaiCoffee,
  sweets,
  pickles,
  spices,
  snacks,
  lamps,
  pottery,
  textiles,
  wallArt,
  candles,
  kitchen,
  skinCare,
  hairCare,
  bathBody,
  fragrance,
  notebooks,
  cardsWrap,
  pensDesk,
  woodenToys,
  softToys,
  gamesPuzzles,
  indoorPlants,
  planters,
  seedsTools,
  bedsBowls,
  treats,
  collarsToys,
  hampers,
  personalised,
]
