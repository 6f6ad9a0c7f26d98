import encodeQR from 'qr'

/** A text as a QR code in an SVG path, one unit per module, with quiet zone; runs of dark modules are one rectangle. */
export function qrPath(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  let path = ''
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue
      const from = x
      while (row[x + 1]) x += 1
      path += `M${from} ${y}h${x + 1 - from}v1H${from}z`
    }
  }
  return { size: rows.length, path }
}

/** The same as a GIF, which every mail client shows. */
export const qrPicture = (text: string): Buffer =>
  Buffer.from(encodeQR(text, 'gif', { ecc: 'medium', border: 4, scale: 8 }))
