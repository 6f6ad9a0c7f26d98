import type { ReactNode } from 'react'

const ground = <path d="M2 58h60v2H2z" />

/** Our own drawings, 64 by 64 on a common ground line: silhouettes that are recognisable as thumbnails. */
export const drawings: Readonly<Record<string, ReactNode>> = {
  // India Gate: a broad attic over one tall arch
  delhi: (
    <>
      <path d="M22 9h20v3H22zM18 13h28v4H18zM13 18h38v4H13zM15 23h34v35H40V41c0-5-3.4-9-8-9s-8 4-8 9v17H15zm3 4v3h28v-3z" />
      <path d="M27 7c2 .8 8 .8 10 0l-1 2h-8z" />
      {ground}
    </>
  ),
  // Gateway of India: three openings, four turrets
  mumbai: (
    <>
      <path d="M8 30h48v28H49V46c0-3-1.6-5-4-5s-4 2-4 5v12h-2V45c0-5-3-8-7-8s-7 3-7 8v13h-2V46c0-3-1.6-5-4-5s-4 2-4 5v12H8zM24 24h16v4H24z" />
      <path d="M26 23c0-5 3-8 6-9 3 1 6 4 6 9zM31 9h2v5h-2z" />
      <path d="M10 29v-8c0-2 1-4 2.5-4.500C14 17 15 19 15 21v8zm5 0M18 29v-7c0-2 .8-3.5 2-4 1.200.5 2 2 2 4v7zm24 0v-7c0-2 .8-3.5 2-4 1.200.5 2 2 2 4v7zm7 0v-8c0-2 1-4 2.5-4.500C53 17 54 19 54 21v8z" />
      {ground}
    </>
  ),
  // Howrah Bridge: two towers, hung deck, crossed braces
  kolkata: (
    <>
      <path d="M1 44h62v4H1z" />
      <path d="M15 14h4v44h-4zM45 14h4v44h-4z" />
      <path
        d="M2 44C8 34 13 24 17 15c9 11 21 11 30 0 4 9 9 19 15 29M17 15v29M9 31v13M25 22v22M32 24v20M39 22v22M47 15v29M55 31v13M9 44l8-14 8 14 7-16 7 16 8-14 8 14"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M11 55h12v3H11zM41 55h12v3H41z" />
      {ground}
    </>
  ),
  // Charminar: four minarets, one great arch
  hyderabad: (
    <>
      <path d="M17 30h30v28h-8V48c0-5-4-8-7-10-3 2-7 5-7 10v10h-8zm3 4v3h24v-3z" />
      <path d="M19 25h26v4H19z" />
      <path d="M10 20h7v38h-7zM47 20h7v38h-7zM9 17h9v2H9zM46 17h9v2h-9zM9 29h9v2H9zM46 29h9v2h-9zM9 41h9v2H9zM46 41h9v2h-9z" />
      <path d="M10.5 16c-.6-4 1.5-6.5 3-8 1.5 1.5 3.600 4 3 8zM47.5 16c-.6-4 1.5-6.5 3-8 1.5 1.5 3.600 4 3 8zM13 4h1v5h-1zM50 4h1v5h-1z" />
      <path d="M23 24v-5h4v5zm7 0v-6h4v6zm7 0v-5h4v5z" />
      {ground}
    </>
  ),
  // Vidhana Soudha: a dome over a long colonnade and steps
  bangalore: (
    <>
      <path d="M25 20c0-5 3-9 7-10 4 1 7 5 7 10zM31 4h2v6h-2zM23 21h18v3H23zM25 25h3v7h-3zm5.5 0h3v7h-3zm5.5 0h3v7h-3z" />
      <path d="M8 29c0-3 1.600-5 4-5.5 2.400.5 4 2.5 4 5.500zM48 29c0-3 1.600-5 4-5.5 2.400.5 4 2.5 4 5.500zM5 30h14v3H5zM45 30h14v3H45z" />
      <path d="M4 33h56v4H4zM6 38h4v13H6zm7 0h4v13h-4zm8 0h3v13h-3zm6.5 0h3v13h-3zm6 0h3v13h-3zm6.5 0h3v13h-3zm7 0h4v13h-4zm7 0h4v13h-4zM4 52h56v2H4zM2 55h60v2H2z" />
      {ground}
    </>
  ),
  // A Goan church: a white gable of scrolls between two bell towers
  goa: (
    <>
      <path d="M22 33c3-1 3-5 5-8 1.5-2 3-2 5-6 2 4 3.5 4 5 6 2 3 2 7 5 8v25h-6V48c0-3-2-5-4-5s-4 2-4 5v10h-6zm10-4a3 3 0 1 0 .01 0z" />
      <path d="M31 10h2v8h-2zM28 12.500h8v2h-8z" />
      <path d="M8 28h12v30H8zm4 8v6c0 .5.5 1 2 1s2-.5 2-1v-6c0-1.5-1-2.5-2-2.500s-2 1-2 2.500zM44 28h12v30H44zm4 8v6c0 .5.5 1 2 1s2-.5 2-1v-6c0-1.5-1-2.5-2-2.500s-2 1-2 2.500z" />
      <path d="M7 25h14v2H7zM43 25h14v2H43zM9 24l5-9 5 9zM45 24l5-9 5 9z" />
      {ground}
    </>
  ),
  // Shaniwar Wada: the Delhi gate between its bastions, spikes on the doors
  pune: (
    <>
      <path d="M20 26h24v32h-6V46c0-4-3-6-6-9-3 3-6 5-6 9v12h-6z" />
      <path d="M4 30c0-2 2-4 8-4s8 2 8 4v28H6z" />
      <path d="M44 30c0-2 2-4 8-4s8 2 8 4l-2 28H44z" />
      <path d="M4 22h3v3h2.500v-3h3v3H15v-3h3v6H4zM46 22h3v3h2.500v-3h3v3H57v-3h3v6H46zM20 20h3v3h3v-3h3v3h6v-3h3v3h3v-3h3v5H20z" />
      <path d="M31 6h1.500v13H31zM33 6.500l9 2.5-9 3z" />
      {ground}
    </>
  ),
  // Marina lighthouse: a slim tower, its gallery and the sea
  chennai: (
    <>
      <path d="M28 20h8l3 33H25zm-1.200 9-.3 4h11l-.3-4zm-.9 11-.3 4h12.800l-.3-4z" />
      <path d="M24 16h16v3H24zM27 10h10v5H27zm2 1.500v2h6v-2zM28 9c.5-3 2-4.5 4-5 2 .5 3.5 2 4 5z" />
      <path d="M41 11l17-5v12l-17-4zM23 11 6 6v12l17-4z" opacity=".35" />
      <path
        d="M3 58c4 0 4-3 8-3s4 3 8 3 4-3 8-3 4 3 8 3 4-3 8-3 4 3 8 3 4-3 8-3"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </>
  ),
  // everywhere: three arches at a street corner, the middle one tallest
  all: (
    <>
      <path d="M4 58V38c0-6 5-9 9-12 4 3 9 6 9 12v20h-5V42c0-3-2-4-4-5.500C11 38 9 39 9 42v16zM42 58V38c0-6 5-9 9-12 4 3 9 6 9 12v20h-5V42c0-3-2-4-4-5.5-2 1.5-4 2.5-4 5.500v16z" />
      <path d="M20 58V26c0-9 7-12 12-18 5 6 12 9 12 18v32h-6V30c0-5-4-7-6-10-2 3-6 5-6 10v28z" />
      {ground}
    </>
  ),
}
