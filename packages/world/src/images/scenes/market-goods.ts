import { box, disc, line, oval, path, row } from '../landmarks/parts.ts'

/** Nine bowls of ground spices in two rows; as in all crafts, 0, 0 is the bench's edge below the centre. */
export const spices = () =>
  `${[
    [-200, '#d8791a'],
    [-100, '#b5371f'],
    [0, '#e2ab3a'],
    [100, '#5a7a34'],
    [200, '#7a4a24'],
  ]
    .map(
      ([x, fill]) =>
        `${path(`M${Number(x) - 66} -20q6 46 66 46t66 -46z`, '#b8862f')}${oval(Number(x), -20, 66, 18, '#e2b45c')}${path(`M${Number(x) - 56} -22q56 -120 112 0z`, String(fill))}${path(`M${Number(x) - 20} -50q20 -40 40 -10`, '#ffffff33')}`,
    )
    .join('')}${[
    [-150, '#8a2f2a'],
    [-40, '#c9a66b'],
    [60, '#3a2a1c'],
    [160, '#b8a03a'],
  ]
    .map(
      ([x, fill]) =>
        `${path(`M${Number(x) - 60} -110q6 46 60 46t60 -46z`, '#8a5a24')}${oval(Number(x), -110, 60, 16, '#c9964a')}${path(`M${Number(x) - 50} -112q50 -100 100 0z`, String(fill))}`,
    )
    .join('')}`

/** Three baskets of marigolds, roses and jasmine below a garland. */
export const flowers = () =>
  `${[-180, 0, 180]
    .map(
      (x, s) =>
        `${path(`M${x - 96} -60l20 80h152l20 -80z`, '#a8702f')}${row(7, x - 84, 26, (at) => line(`M${at} -54l6 66`, '#7a4a1c', 5))}${row(
          22,
          0,
          1,
          (_, n) => {
            const at = x - 84 + (n % 8) * 24
            const y = -70 - Math.floor(n / 8) * 30 + (n % 2) * 9
            return `${disc(at, y, 21, ['#f08c00', '#c4244a', '#fff3d8'][s] ?? '#f08c00')}${disc(at, y, 12, ['#ffbe3d', '#e8708f', '#f5d98a'][s] ?? '#ffbe3d')}`
          },
        )}`,
    )
    .join(
      '',
    )}${line('M-260 -250q130 90 260 0q130 90 260 0', '#3f7a4a', 4)}${row(26, -256, 20.5, (x) => disc(x, -250 + 44 * Math.abs(Math.sin(((x + 260) / 260) * Math.PI)), 15, Math.round(x / 20) % 2 ? '#f08c00' : '#f5b43d'))}`

/** Three crates of tomatoes, carrots and aubergines below a row of leaves. */
export const vegetables = () =>
  `${[-190, 0, 190]
    .map(
      (x, s) =>
        `<rect x="${x - 90}" y="-70" width="180" height="90" fill="#b07a42"/>${box(x - 90, -44, 180, 8, '#8a5a2c')}${box(x - 90, -10, 180, 8, '#8a5a2c')}${row(
          9,
          0,
          1,
          (_, n) => {
            const at = x - 68 + (n % 5) * 34
            const y = -82 - Math.floor(n / 5) * 34
            return s === 0
              ? `${disc(at, y, 24, '#c8321f')}${path(`M${at - 9} ${y - 20}l9 -8l9 8z`, '#3f8a4a')}`
              : s === 1
                ? `${path(`M${at - 12} ${y - 24}h24l-12 60z`, '#ef8a2a')}${path(`M${at - 14} ${y - 22}l14 -26l14 26z`, '#3f8a4a')}`
                : `${oval(at, y, 18, 30, '#5a2f6a')}${path(`M${at - 12} ${y - 24}q12 -20 24 0z`, '#3f8a4a')}`
          },
        )}`,
    )
    .join('')}${row(11, -220, 44, (x) => path(`M${x} -170q-20 -60 6 -90q30 30 10 90z`, '#4f9a4a'))}`
