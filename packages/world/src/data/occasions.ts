/** Festivals by date; `before` is how many days earlier people begin to think of them. */
const festivals = {
  diwali: { before: 21, dates: ['2026-11-08', '2027-10-29', '2028-10-17', '2029-11-05', '2030-10-26', '2031-11-14'] },
  christmas: {
    before: 18,
    dates: ['2026-12-25', '2027-12-25', '2028-12-25', '2029-12-25', '2030-12-25', '2031-12-25'],
  },
  holi: { before: 14, dates: ['2027-03-22', '2028-03-11', '2029-03-01', '2030-03-20', '2031-03-09'] },
  rakhi: { before: 18, dates: ['2027-08-17', '2028-08-05', '2029-08-23', '2030-08-13', '2031-08-02'] },
} as const
export type Occasion = keyof typeof festivals

const day = 86_400_000

/** The periods of an occasion's banners, each until the midnight in India after the day itself. */
export const spansOf = (occasion: Occasion): { readonly from: Date; readonly until: Date }[] =>
  festivals[occasion].dates.map((date) => {
    const midnight = Date.parse(`${date}T00:00:00+05:30`)
    return { from: new Date(midnight - festivals[occasion].before * day), until: new Date(midnight + day) }
  })
