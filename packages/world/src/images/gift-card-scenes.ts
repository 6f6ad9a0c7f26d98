/**
 * The drawing in the arch of a gift card, by its key: shapes around x 0, on the ground at y 0, up to -620 and 260 to
 * either side. `sky` is the background gradient, from the top down.
 */
export interface GiftScene {
  readonly sky: readonly [string, string]
  readonly floor: string
  readonly body: string
}

const many = (count: number, drawn: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => drawn(at)).join('')
const at = (x: number, y: number, size: number, body: string, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${body}</g>`

const flame =
  '<ellipse cy="-14" rx="34" ry="40" fill="#ffd37a" opacity="0.300"/><path d="M0 0c-14 -8 -12 -26 0 -44c12 18 14 36 0 44z" fill="#f5a300"/><path d="M0 -2c-7 -5 -6 -15 0 -24c6 9 7 19 0 24z" fill="#fff3c4"/>'
const diya = `<path d="M-52 0h104c-4 30 -30 44 -52 44s-48 -14 -52 -44z" fill="#c2562f"/><path d="M-52 0h104c-1 6 -2 10 -4 14h-96c-2 -4 -3 -8 -4 -14z" fill="#e07a45"/><ellipse rx="50" ry="9" fill="#7a2f1a"/>${flame}`
const marigold = (r: number) =>
  `${many(12, (n) => `<circle cx="${(Math.cos((n * Math.PI) / 6) * r * 0.68).toFixed(1)}" cy="${(Math.sin((n * Math.PI) / 6) * r * 0.68).toFixed(1)}" r="${(r * 0.36).toFixed(1)}" fill="${n % 2 ? '#f08c00' : '#f5a300'}"/>`)}<circle r="${(r * 0.62).toFixed(1)}" fill="#ffbe3d"/><circle r="${(r * 0.3).toFixed(1)}" fill="#d97400"/>`
/** A garland of marigolds hanging between two points of equal height. */
const garland = (x1: number, x2: number, y: number, sag: number, count: number, r: number) =>
  many(count, (n) => {
    const t = n / (count - 1)
    return at(x1 + (x2 - x1) * t, y + sag * 4 * t * (1 - t), 1, marigold(r))
  })
const drop = (x: number, y: number, count: number, r: number) =>
  many(count, (n) => at(x, y + n * r * 1.7, 1, marigold(r)))
const leaf = (size: number, tone: string) =>
  `<path d="M0 0c${size} ${size * 0.7} ${size} ${size * 1.9} 0 ${size * 2.6}c${-size} ${-size * 0.7} ${-size} ${-size * 1.9} 0 ${-size * 2.6}z" fill="${tone}"/>`
const brass = '#d9a03c'
const kalash = `<path d="M-20 -118h40l8 22c46 16 54 80 10 96h-76c-44 -16 -36 -80 10 -96z" fill="${brass}"/><path d="M-64 -52q64 26 128 0" fill="none" stroke="#a8701c" stroke-width="6"/><path d="M-28 -118h56v-12h-56z" fill="#f0c46a"/>${many(5, (n) => at(0, -126, 1, `<path d="M0 0c16 -22 14 -56 0 -76c-14 20 -16 54 0 76z" fill="#2f7d5b"/>`, -60 + n * 30))}<circle cy="-160" r="34" fill="#7a4a26"/><path d="M-10 -188l10 -18 10 18z" fill="#5c331b"/>`
const star = (r: number) =>
  `<path d="M0 ${-r}L${r * 0.29} ${-r * 0.29}L${r} 0L${r * 0.29} ${r * 0.29}L0 ${r}L${-r * 0.29} ${r * 0.29}L${-r} 0L${-r * 0.29} ${-r * 0.29}z"/>`
const burst = (x: number, y: number, r: number, tones: readonly string[]) =>
  many(18, (n) => {
    const angle = (n * Math.PI) / 9
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    return `<path d="M${(x + c * r * 0.35).toFixed(0)} ${(y + s * r * 0.35).toFixed(0)}L${(x + c * r * 0.85).toFixed(0)} ${(y + s * r * 0.85).toFixed(0)}" stroke="${tones[n % tones.length]}" stroke-width="5" stroke-linecap="round"/><circle cx="${(x + c * r).toFixed(0)}" cy="${(y + s * r).toFixed(0)}" r="6" fill="${tones[n % tones.length]}"/>`
  })

const bunting = (y: number) =>
  `<path d="M-260 ${y}Q0 ${y + 110} 260 ${y}" fill="none" stroke="#7a4a26" stroke-width="4"/>${many(9, (n) => {
    const t = (n + 0.5) / 9
    return at(
      -260 + 520 * t,
      y + 220 * t * (1 - t),
      1,
      `<path d="M-24 0h48L0 56z" fill="${['#b5371f', '#0b6b66', '#f5a300', '#3b3a66'][n % 4]}"/>`,
    )
  })}`

const tier = (y: number, w: number, h: number, tone: string, icing: string) =>
  `<rect x="${-w / 2}" y="${y - h}" width="${w}" height="${h}" rx="10" fill="${tone}"/><path d="M${-w / 2} ${y - h + 12}a12 12 0 0 1 12 -12h${w - 24}a12 12 0 0 1 12 12${many(Math.round(w / 40), (n) => `v${n % 2 ? 18 : 30}a${w / Math.round(w / 40) / 2} 16 0 0 1 ${-w / Math.round(w / 40)} 0v${n % 2 ? -18 : -30}`)}z" fill="${icing}"/>`

const birthday: GiftScene = {
  sky: ['#ffe4b8', '#fff6e4'],
  floor: '#e9b44c',
  body: `${bunting(-560)}${bunting(-500)}<ellipse cy="-6" rx="210" ry="22" fill="${brass}"/><rect x="-14" y="-40" width="28" height="40" fill="#a8701c"/><ellipse cy="-44" rx="190" ry="20" fill="#f0c46a"/>${tier(-50, 320, 96, '#f7d6c6', '#fffaf1')}${tier(-146, 230, 86, '#e88f76', '#fff1dc')}${tier(-232, 140, 76, '#f7d6c6', '#fffaf1')}${many(5, (n) => at(-48 + n * 24, -308, 1, `<rect x="-5" y="-44" width="10" height="46" rx="3" fill="${n % 2 ? '#0b6b66' : '#b5371f'}"/>${at(0, -46, 0.62, flame)}`))}${many(7, (n) => at(-138 + n * 46, -92, 1, `<circle r="9" fill="#b5371f"/>`))}${many(5, (n) => at(-92 + n * 46, -182, 1, `<circle r="8" fill="#0b6b66"/>`))}`,
}

const steam = (x: number, y: number) =>
  `<path d="M${x} ${y}c-26 -34 26 -54 0 -92c-20 -32 20 -46 4 -84" fill="none" stroke="#ffffff" stroke-width="12" stroke-linecap="round" opacity="0.800"/>`
const justBecause: GiftScene = {
  sky: ['#9fd3c7', '#f4efd9'],
  floor: '#7d4a2a',
  body: `<circle cx="90" cy="-430" r="86" fill="#fff3d0"/>${many(4, (n) => at(-230 + n * 150, -560 + (n % 2) * 50, 1, leaf(26, '#2f7d5b'), -30 + n * 20))}${steam(-86, -268)}${steam(-46, -258)}<path d="M-160 -240h200l-26 220a20 20 0 0 1 -20 18h-108a20 20 0 0 1 -20 -18z" fill="#b9623a"/><path d="M-160 -240h200l-5 44h-190z" fill="#d07a4c"/><ellipse cx="-60" cy="-240" rx="100" ry="24" fill="#8d4526"/><ellipse cx="-60" cy="-236" rx="86" ry="17" fill="#d9a066"/><path d="M-148 -136h176M-142 -92h164" stroke="#8d4526" stroke-width="6" opacity="0.600"/><ellipse cx="140" cy="-10" rx="116" ry="20" fill="#0b6b66"/><ellipse cx="140" cy="-18" rx="116" ry="20" fill="#f2efe2"/>${many(3, (n) => at(110 + n * 28, -36 - n * 16, 1, `<rect x="-54" y="-16" width="108" height="28" rx="10" fill="#e0a95c"/>${many(4, (k) => `<circle cx="${-33 + k * 22}" cy="-2" r="3.500" fill="#a8701c"/>`)}`, -5 + n * 6))}`,
}

const lotus = `${many(7, (n) => at(0, 0, 1, `<path d="M0 0c34 -30 34 -92 0 -128c-34 36 -34 98 0 128z" fill="${n % 2 ? '#e88fa8' : '#f4b6c4'}"/>`, -72 + n * 24))}<circle cy="-18" r="20" fill="#f5c542"/>`
const thankYou: GiftScene = {
  sky: ['#fbe3ac', '#fff8e6'],
  floor: '#a8431f',
  body: `${many(9, (n) => at(-176 + n * 44, -214 - Math.sin((n * Math.PI) / 8) * 90, 1, `<path d="M0 0L${(4 - n) * 16} 140" stroke="#2f7d5b" stroke-width="9"/>`))}${many(8, (n) => at(-150 + n * 43, -190 - (n % 2) * 34, 1, leaf(26, n % 2 ? '#2f7d5b' : '#0b6b66'), -70 + n * 20))}${many(9, (n) => at(-180 + n * 45, -222 - Math.sin((n * Math.PI) / 8) * 120, 1, marigold(n % 2 ? 40 : 48)))}${at(-84, -290, 1, marigold(44))}${at(88, -292, 1, marigold(44))}${at(0, -270, 1.15, lotus)}<path d="M-120 -170h240c4 22 -14 30 -34 40c56 32 56 110 4 130h-180c-52 -20 -52 -98 4 -130c-20 -10 -38 -18 -34 -40z" fill="${brass}"/><path d="M-120 -170h240c1 10 -2 16 -8 22h-224c-6 -6 -9 -12 -8 -22z" fill="#f0c46a"/><path d="M-118 -62q118 44 236 0" fill="none" stroke="#a8701c" stroke-width="7"/>${many(7, (n) => `<circle cx="${-90 + n * 30}" cy="${-82 - Math.abs(n - 3) * -4}" r="6" fill="#a8701c"/>`)}`,
}

const wedding: GiftScene = {
  sky: ['#f7c98a', '#fff0d6'],
  floor: '#7d1f3a',
  body: `<path d="M-250 -470L0 -610L250 -470z" fill="#b5371f"/><path d="M-250 -470h500v34h-500z" fill="#e2ab3a"/>${many(10, (n) => `<path d="M${-250 + n * 50} -436h50l-25 38z" fill="${n % 2 ? '#e2ab3a' : '#b5371f'}"/>`)}${many(2, (n) => at(n ? 206 : -206, 0, 1, `<rect x="-20" y="-440" width="40" height="440" fill="#a8541c"/>${many(7, (k) => `<path d="M-20 ${-60 * k - 30}q20 -26 40 0" fill="none" stroke="#f0c46a" stroke-width="7"/>`)}`))}${garland(-186, 186, -424, 66, 13, 21)}${drop(-150, -390, 6, 18)}${drop(150, -390, 6, 18)}<ellipse cy="-8" rx="150" ry="20" fill="#5c1029"/>${at(0, -14, 1.35, kalash)}${at(-120, -46, 0.8, diya)}${at(120, -46, 0.8, diya)}`,
}

const parrot = (tone: string) =>
  `<path d="M0 -150c44 0 64 36 58 84c-6 50 -36 96 -96 150c-14 -60 -26 -110 -18 -160c6 -44 22 -74 56 -74z" fill="${tone}"/><path d="M-12 -40c36 -6 46 34 20 74c-18 28 -36 44 -58 60c-6 -60 4 -124 38 -134z" fill="#1f6b4a"/><circle cx="26" cy="-106" r="9" fill="#fffaf1"/><circle cx="28" cy="-106" r="4.500" fill="#1d1b2e"/><path d="M54 -112c28 2 32 28 12 48c-4 -18 -14 -26 -26 -30z" fill="#b5371f"/><path d="M-24 -72q44 22 78 0" fill="none" stroke="#b5371f" stroke-width="8"/>`
const anniversary: GiftScene = {
  sky: ['#3f3d78', '#e29a7a'],
  floor: '#2a2850',
  body: `<circle cy="-350" r="160" fill="#fff3d0" opacity="0.200"/><circle cy="-350" r="124" fill="#fff3d0"/>${many(14, (n) => at(-240 + ((n * 97) % 480), -600 + ((n * 53) % 220), 0.5, `<g fill="#fff3d0" opacity="0.800">${star(10 + (n % 3) * 6)}</g>`))}<path d="M-270 -96q140 -46 270 -24t270 -30v30q-130 44 -270 28t-270 30z" fill="#5c331b"/>${many(10, (n) => at(-240 + n * 53, -104 + (n % 2) * -24, 1, leaf(20, n % 2 ? '#1f6b4a' : '#2f7d5b'), n % 2 ? 30 : -150))}${at(-84, -186, 1, parrot('#3fa06a'))}<g transform="translate(84 -186) scale(-1 1)">${parrot('#58b57c')}</g><path transform="translate(0 -104)" d="M0 -300c-22 -34 -66 -14 -54 22c8 22 34 38 54 54c20 -16 46 -32 54 -54c12 -36 -32 -56 -54 -22z" fill="#b5371f"/>`,
}

const pot = `<path d="M-46 -76h92l-14 76h-64z" fill="#c2562f"/><path d="M-52 -94h104v20h-104z" fill="#e07a45"/>${many(7, (n) => at(0, -88, 1, `<path d="M0 0c22 -40 18 -96 0 -132c-18 36 -22 92 0 132z" fill="${n % 2 ? '#2f7d5b' : '#1f6b4a'}"/>`, -66 + n * 22))}`
const newHome: GiftScene = {
  sky: ['#f3c9a0', '#fdeeda'],
  floor: '#c98f5a',
  body: `<rect x="-270" y="-640" width="540" height="640" fill="#f2d3a8"/>${many(8, (n) => `<path d="M-270 ${-80 * n - 40}h540" stroke="#dfb889" stroke-width="3"/>`)}<rect x="-150" y="-440" width="300" height="440" fill="#5c331b"/><rect x="-126" y="-416" width="252" height="416" fill="#1f5f8a"/><path d="M0 -416v416" stroke="#123f5f" stroke-width="7"/>${many(4, (n) => `<rect x="${n % 2 ? 22 : -104}" y="${n < 2 ? -386 : -190}" width="82" height="${n < 2 ? 164 : 160}" rx="8" fill="none" stroke="#7fb3d0" stroke-width="7"/>`)}<circle cx="-20" cy="-206" r="11" fill="${brass}"/><circle cx="20" cy="-206" r="11" fill="${brass}"/><path d="M-176 -452Q0 -392 176 -452" fill="none" stroke="#7a4a26" stroke-width="6"/>${many(
    9,
    (n) => {
      const t = n / 8
      const y = -452 + 120 * t * (1 - t)
      return n % 2 ? at(-170 + 340 * t, y + 6, 1, marigold(20)) : at(-170 + 340 * t, y, 1, leaf(20, '#2f7d5b'))
    },
  )}<ellipse cy="-2" rx="150" ry="18" fill="#fffaf1" opacity="0.850"/>${many(12, (n) => `<circle cx="${-110 + n * 20}" cy="${-2 + (n % 2) * 5}" r="6" fill="${['#b5371f', '#f5a300', '#0b6b66'][n % 3]}"/>`)}${at(-206, 0, 1, pot)}${at(206, 0, 1, pot)}`,
}

const newBaby: GiftScene = {
  sky: ['#7fb7c4', '#f6ecd8'],
  floor: '#b9794a',
  body: `<path d="M-130 -560q130 -50 260 0" fill="none" stroke="#7a4a26" stroke-width="9"/>${many(5, (n) => {
    const x = -120 + n * 60
    const long = [70, 120, 60, 130, 80][n] ?? 80
    const thing =
      n % 2
        ? `<g fill="#f5a300">${star(36)}</g>`
        : n === 2
          ? '<path d="M16 -38a42 42 0 1 0 0 76a34 34 0 1 1 0 -76z" fill="#fff3d0"/>'
          : '<circle r="26" fill="#e88f76"/>'
    return `<path d="M${x} -576v${long}" stroke="#7a4a26" stroke-width="3"/>${at(x, -560 + long + 18, 1, thing)}`
  })}<path d="M-180 -40L-206 -300M180 -40L206 -300M-218 -300h436" fill="none" stroke="#8d4526" stroke-width="16" stroke-linecap="round"/><path d="M-170 -292L-120 -206M170 -292L120 -206" stroke="#e2ab3a" stroke-width="6"/><path d="M-168 -216h336c-4 92 -76 134 -168 134s-164 -42 -168 -134z" fill="#b5371f"/><path d="M-168 -216h336c-1 14 -3 26 -7 38h-322c-4 -12 -6 -24 -7 -38z" fill="#f5a300"/>${many(9, (n) => at(-128 + n * 32, -140 + Math.abs(n - 4) * -6, 1, '<circle r="7" fill="#f9d98a"/>'))}<path d="M-130 -216c10 -50 70 -60 96 -34c40 -26 130 -16 166 34z" fill="#fffaf1"/><circle cx="-92" cy="-252" r="40" fill="#c98a5e"/><path d="M-130 -262c8 -38 60 -44 78 -10c-28 -12 -52 -10 -78 10z" fill="#3a2418"/><path d="M-104 -248q6 6 12 0M-84 -248q6 6 12 0" fill="none" stroke="#3a2418" stroke-width="3.500" stroke-linecap="round"/><path d="M-96 -232q8 7 16 0" fill="none" stroke="#8c3a2a" stroke-width="3.500" stroke-linecap="round"/><path d="M-196 -30q196 64 392 0" fill="none" stroke="#8d4526" stroke-width="16" stroke-linecap="round"/>`,
}

const coach = (x: number) =>
  `<rect x="${x}" y="-286" width="180" height="104" rx="12" fill="#2a6f9c"/><rect x="${x}" y="-232" width="180" height="16" fill="#f5d9a0"/>${many(4, (n) => `<rect x="${x + 16 + n * 40}" y="-272" width="28" height="32" rx="5" fill="#fff3c4"/>`)}<circle cx="${x + 38}" cy="-178" r="15" fill="#1d1b2e"/><circle cx="${x + 142}" cy="-178" r="15" fill="#1d1b2e"/>`
const journey: GiftScene = {
  sky: ['#f5b65a', '#fdeac4'],
  floor: '#1f6b5a',
  body: `<circle cx="40" cy="-360" r="170" fill="#fff3d0" opacity="0.350"/><circle cx="40" cy="-360" r="110" fill="#fff3d0"/><path d="M-270 -250q70 -150 150 -60q70 -150 170 -20q80 -130 220 40v180h-540z" fill="#8fae86"/><path d="M-270 -200q90 -90 180 -20q110 -100 200 0q80 -60 160 10v100h-540z" fill="#4f8a70"/>${coach(-268)}${coach(-80)}${coach(108)}<rect x="-270" y="-164" width="540" height="18" fill="#7a3a24"/>${many(4, (n) => `<path d="M${-270 + n * 140} 0v-146h140v146h-22v-66a48 48 0 0 0 -96 0v66z" fill="#b5623f"/>`)}<path d="M-270 -14h540v14h-540z" fill="#2f7d8c"/>${many(5, (n) => `<path d="M${-190 + n * 44} ${-470 - (n % 2) * 26}q10 -12 20 0q10 -12 20 0" fill="none" stroke="#5c331b" stroke-width="4" stroke-linecap="round"/>`)}`,
}

const diwali: GiftScene = {
  sky: ['#1d1b3a', '#6a3a6a'],
  floor: '#3a2248',
  body: `${burst(-110, -470, 96, ['#f5a300', '#ffd37a', '#e88f76'])}${burst(120, -520, 74, ['#8fd0c4', '#fff3d0'])}${burst(40, -370, 58, ['#e88fa8', '#f5a300'])}<path d="M-270 -250h540v80h-540z" fill="#5a2f52"/><path d="M-270 -170h540v90h-540z" fill="#6d3a55"/><path d="M-270 -80h540v80h-540z" fill="#814552"/>${many(3, (n) => at(-130 + n * 130, -290, 0.72, diya))}${many(4, (n) => at(-186 + n * 124, -206, 0.86, diya))}${many(3, (n) => at(-160 + n * 160, -112, 1.05, diya))}<ellipse cy="-30" rx="180" ry="24" fill="#f5a300" opacity="0.250"/>${many(9, (n) => at(-160 + n * 40, -30, 1, marigold(17)))}`,
}

const rakhi: GiftScene = {
  sky: ['#ffd9b8', '#fff5e6'],
  floor: '#e8b07a',
  body: `<path d="M-280 -250C-180 -330 -160 -210 -90 -280M-280 -310C-190 -250 -150 -360 -90 -300" fill="none" stroke="#b5371f" stroke-width="12" stroke-linecap="round"/><path d="M280 -250C180 -330 160 -210 90 -280M280 -310C190 -250 150 -360 90 -300" fill="none" stroke="#f5a300" stroke-width="12" stroke-linecap="round"/>${many(16, (n) => at(0, -290, 1, `<path d="M0 -100c22 -22 22 -56 0 -78c-22 22 -22 56 0 78z" fill="${n % 2 ? '#b5371f' : '#d9486a'}"/>`, n * 22.5))}<circle cy="-290" r="118" fill="${brass}"/><circle cy="-290" r="100" fill="#8c1d40"/>${many(14, (n) => `<circle cx="${(Math.cos((n * Math.PI) / 7) * 110).toFixed(0)}" cy="${(-290 + Math.sin((n * Math.PI) / 7) * 110).toFixed(0)}" r="8" fill="#fff3d0"/>`)}${many(8, (n) => at(0, -290, 1, `<path d="M0 -22c20 -16 20 -46 0 -68c-20 22 -20 52 0 68z" fill="#f5a300"/>`, n * 45))}<circle cy="-290" r="34" fill="#0b6b66"/><circle cy="-290" r="20" fill="#8fd0c4"/><ellipse cy="-20" rx="210" ry="26" fill="${brass}"/><ellipse cy="-26" rx="184" ry="18" fill="#f0c46a"/>${at(-96, -66, 0.8, diya)}${many(4, (n) => `<circle cx="${20 + n * 38}" cy="${-48 - (n % 2) * 14}" r="24" fill="#f2b33d"/><circle cx="${14 + n * 38}" cy="${-56 - (n % 2) * 14}" r="7" fill="#fde3a7"/>`)}`,
}

const lantern = `<path d="M-6 -110h12v22h-12z" fill="${brass}"/><path d="M-40 -88h80l-14 26h-52z" fill="${brass}"/><path d="M-46 -62h92l-16 116h-60z" fill="#f9c45a"/><path d="M-46 -62l30 116M46 -62l-30 116M0 -62v116M-40 -14h80" stroke="#a8701c" stroke-width="6"/><path d="M-30 54h60l10 18h-80z" fill="${brass}"/><ellipse rx="90" ry="110" fill="#ffd37a" opacity="0.220"/>`
const dome = (x: number, w: number, h: number, tone: string) =>
  `<rect x="${x - w / 2}" y="${-h}" width="${w}" height="${h}" fill="${tone}"/><path d="M${x - w / 2} ${-h}c-10 ${-w * 0.4} ${w * 0.3} ${-w * 0.52} ${w / 2} ${-w * 0.8}c${w * 0.2} ${w * 0.28} ${w * 0.5 + 10} ${w * 0.4} ${w / 2} ${w * 0.8}z" fill="${tone}"/><path d="M${x} ${-h - w * 0.78}v-26" stroke="${brass}" stroke-width="5"/>`
const eid: GiftScene = {
  sky: ['#123f4a', '#d9a066'],
  floor: '#0f3a36',
  body: `<path d="M70 -570a120 120 0 1 0 60 220a96 96 0 1 1 -60 -220z" fill="#fff3d0"/>${many(10, (n) => at(-230 + ((n * 131) % 470), -600 + ((n * 71) % 260), 0.6, `<g fill="#fff3d0" opacity="0.850">${star(12 + (n % 3) * 7)}</g>`))}${dome(0, 220, 130, '#1f6b5a')}${dome(-170, 120, 100, '#175a4c')}${dome(170, 120, 100, '#175a4c')}${many(2, (n) => `<rect x="${n ? 232 : -260}" y="-260" width="28" height="260" fill="#1f6b5a"/><path d="M${n ? 228 : -264} -260q18 -50 36 0z" fill="#1f6b5a"/>`)}<path d="M-30 0v-60a30 34 0 0 1 60 0v60z" fill="#f9c45a"/><path d="M-196 -640v60M-104 -640v200M210 -640v180" stroke="${brass}" stroke-width="4"/>${at(-196, -480, 0.7, lantern)}${at(-104, -372, 0.75, lantern)}${at(206, -350, 0.85, lantern)}`,
}

const heap = (tone: string, light: string) =>
  `<ellipse cy="0" rx="96" ry="18" fill="${brass}"/><ellipse cy="-6" rx="84" ry="13" fill="#f0c46a"/><path d="M-74 -8c20 -20 46 -84 74 -92c28 8 54 72 74 92z" fill="${tone}"/><path d="M-20 -60c8 -20 14 -34 20 -40c10 6 18 20 26 36c-16 -8 -30 -8 -46 4z" fill="${light}"/>`
const cloud = (x: number, y: number, size: number, tone: string) =>
  at(
    x,
    y,
    size,
    `<g fill="${tone}" opacity="0.850">${many(9, (n) => `<circle cx="${(Math.cos(n * 2.4) * 26 * Math.sqrt(n)).toFixed(0)}" cy="${(Math.sin(n * 2.4) * 22 * Math.sqrt(n)).toFixed(0)}" r="${50 - n * 3}"/>`)}${many(14, (n) => `<circle cx="${(Math.cos(n * 1.3) * (110 + (n % 4) * 22)).toFixed(0)}" cy="${(Math.sin(n * 1.3) * (96 + (n % 3) * 22)).toFixed(0)}" r="${4 + (n % 4) * 3}"/>`)}</g>`,
  )
const holi: GiftScene = {
  sky: ['#fff1d6', '#fffaf1'],
  floor: '#c98f5a',
  body: `${cloud(-110, -440, 1, '#e0457b')}${cloud(90, -500, 0.9, '#f5a300')}${cloud(120, -350, 0.85, '#2f9c8c')}${cloud(-90, -300, 0.8, '#6a4fb3')}${at(-140, -84, 1, heap('#e0457b', '#f48fb0'))}${at(140, -84, 1, heap('#2f9c8c', '#8fd0c4'))}${at(-70, -14, 1.1, heap('#f5a300', '#ffd36b'))}${at(96, -14, 1.1, heap('#6a4fb3', '#b09be0'))}`,
}

const confetti = (count: number) =>
  many(count, (n) =>
    at(
      -240 + ((n * 137) % 490),
      -590 + ((n * 83) % 430),
      1,
      `<rect x="-7" y="-12" width="14" height="24" rx="4" fill="${['#b5371f', '#0b6b66', '#f5a300', '#d9486a', '#3b3a66'][n % 5]}"/>`,
      (n * 47) % 180,
    ),
  )
const congratulations: GiftScene = {
  sky: ['#e6dcf6', '#fff6e4'],
  floor: '#b9794a',
  body: `${confetti(34)}<path d="M-116 -382c-92 -14 -104 92 -8 132M116 -382c92 -14 104 92 8 132" fill="none" stroke="${brass}" stroke-width="22"/><path d="M-130 -420h260c8 150 -42 236 -130 236s-138 -86 -130 -236z" fill="${brass}"/><path d="M-130 -420h260c1 12 1 24 0 36h-260c-1 -12 -1 -24 0 -36z" fill="#f0c46a"/><path d="M-22 -190h44v74h-44z" fill="#a8701c"/><path d="M-84 -116h168l16 46h-200z" fill="${brass}"/><rect x="-126" y="-74" width="252" height="74" rx="8" fill="#5c331b"/><rect x="-74" y="-58" width="148" height="40" rx="6" fill="#f0c46a"/><g transform="translate(0 -310)" fill="#b5371f">${star(52)}</g>${garland(-150, 150, -428, 56, 11, 22)}${at(-192, -4, 0.5, `<rect x="-60" y="-110" width="120" height="110" fill="#d9486a"/><rect x="-12" y="-110" width="24" height="110" fill="#f9d98a"/><path d="M0 -110c-60 -60 -80 0 0 0c80 0 60 -60 0 0z" fill="#f9d98a"/>`)}${at(196, -4, 0.62, `<rect x="-60" y="-110" width="120" height="110" fill="#0b6b66"/><rect x="-12" y="-110" width="24" height="110" fill="#f5a300"/><path d="M0 -110c-60 -60 -80 0 0 0c80 0 60 -60 0 0z" fill="#f5a300"/>`)}`,
}

/** By the key of the drawing. */
export const giftScenes: Readonly<Record<string, GiftScene>> = {
  birthday,
  anytime: justBecause,
  'thank-you': thankYou,
  congratulations,
  wedding,
  anniversary,
  'new-home': newHome,
  'new-baby': newBaby,
  farewell: journey,
  diwali,
  rakhi,
  eid,
  holi,
}
