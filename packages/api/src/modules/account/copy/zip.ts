/** A zip of text files by name; the library is loaded on first use. */
export async function zipOf(files: Readonly<Record<string, string>>, at: Date): Promise<Buffer> {
  const { strToU8, zip } = await import('fflate')
  const parts = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))
  return new Promise((resolve, reject) => {
    zip(parts, { mtime: at }, (error, bytes) => (error ? reject(error) : resolve(Buffer.from(bytes))))
  })
}
