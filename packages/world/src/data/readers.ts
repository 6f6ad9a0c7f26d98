const firsts = [
  ...['Aarti', 'Bilal', 'Chitra', 'Devika', 'Eshan', 'Firoza', 'Girish', 'Hema', 'Irfan', 'Jyoti', 'Keshav', 'Latha'],
  ...['Mihir', 'Naina', 'Oormila', 'Pranav', 'Qadir', 'Revathi', 'Sarita', 'Tariq', 'Urvi', 'Vinod', 'Waheeda', 'Yash'],
  ...['Zeenat', 'Anil', 'Beena', 'Cyrus', 'Damini', 'Edwin'],
] as const
const lasts = ['Menon', 'Bose', 'Kulkarni', 'Fernandes', 'Chauhan', 'Reddy'] as const

/** Readers who save, follow, comment and review; they never sign in. */
export const readers = lasts.flatMap((last) =>
  firsts.map((first) => ({ email: `${first}.${last}@readers.example`.toLowerCase(), first, last })),
)
