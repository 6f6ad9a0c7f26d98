/** How a state is written today, where the list or a person writes it otherwise. Keys are as `plain` makes them. */
const today: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'andaman and nicobar': 'Andaman and Nicobar Islands',
    chattisgarh: 'Chhattisgarh',
    'dadra and nagar haveli': 'Dadra and Nagar Haveli and Daman and Diu',
    'daman and diu': 'Dadra and Nagar Haveli and Daman and Diu',
    'jammu and kashmir': 'Jammu and Kashmir',
    'nct of delhi': 'Delhi',
    'new delhi': 'Delhi',
    'delhi ncr': 'Delhi',
    orissa: 'Odisha',
    pondicherry: 'Puducherry',
    tamilnadu: 'Tamil Nadu',
    uttaranchal: 'Uttarakhand',
  }),
)

const plain = (state: string) =>
  state
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z]+/g, ' ')
    .trim()

/** The state under the name it carries today; a name we do not know stays as it is. */
export const stateName = (state: string): string => today.get(plain(state)) ?? state

/** Do two spellings mean one state? */
export const isSameState = (one: string, other: string): boolean => plain(stateName(one)) === plain(stateName(other))
