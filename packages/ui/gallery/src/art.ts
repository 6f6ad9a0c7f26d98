/**
 * The gallery needs no server: its pictures are generated here, in the style of the demo data, as files beside the
 * page.
 */
const scene = (ground: string, object: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500"><defs>
<pattern id="p" width="22" height="22" patternUnits="userSpaceOnUse"><path d="M11 4c3 2 3 6 0 8-3-2-3-6 0-8z" fill="#f5a300" fill-opacity=".5"/><circle cx="0" cy="19" r="1.4" fill="#fff" fill-opacity=".4"/><circle cx="22" cy="19" r="1.4" fill="#fff" fill-opacity=".4"/></pattern>
<radialGradient id="l" cx=".3" cy=".1" r=".9"><stop stop-color="#fff" stop-opacity=".45"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<linearGradient id="o" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${object}" stop-opacity=".75"/><stop offset="1" stop-color="${object}"/></linearGradient></defs>
<path fill="${ground}" d="M0 0h400v500H0z"/><path fill="url(#p)" d="M0 0h400v500H0z"/><path fill="url(#l)" d="M0 0h400v500H0z"/>
<path d="M60 500V230C60 140 140 110 200 72c60 38 140 68 140 158v270z" fill="#fffaf1" fill-opacity=".95"/>
<path d="M74 500V236c0-84 74-108 126-144 52 36 126 60 126 144v264" fill="none" stroke="#f5a300" stroke-width="2"/>
<ellipse cx="200" cy="420" rx="90" ry="13" fill="#1d1b2e" fill-opacity=".18"/>
<path d="M150 250h100l14 60c10 44 4 80-24 102h-80c-28-22-34-58-24-102z" fill="url(#o)"/><path d="M146 236h108v20H146z" fill="${object}"/><path d="M180 214h40l6 22h-52z" fill="${object}"/><circle cx="200" cy="206" r="9" fill="${object}"/></svg>`

export const art = {
  'jar.svg': scene('#3b3a66', '#0b6b66'),
  'lota.svg': scene('#b5371f', '#c97b2f'),
  'lac.svg': scene('#0b6b66', '#7a3b52'),
  'pot.svg': scene('#2a2540', '#d4502f'),
}
