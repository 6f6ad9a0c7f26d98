/** Current names of states by other spellings in the list or in input. Keys are normalised by `plain`. */
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

/** The current name of a state; an unknown name is returned unchanged. */
export const stateName = (state: string): string => today.get(plain(state)) ?? state

/** Whether two spellings mean the same state. */
export const isSameState = (one: string, other: string): boolean => plain(stateName(one)) === plain(stateName(other))
