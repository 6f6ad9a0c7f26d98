/** The server's errors of one block, by field of its data; `''` is the block as a whole. */
export function inputErrorsOf(inputErrors: Readonly<Record<string, string>>, id: string): Record<string, string> {
  const own: Record<string, string> = {}
  for (const [name, text] of Object.entries(inputErrors)) {
    if (name !== id && !name.startsWith(`${id}.`)) continue
    own[name.slice(id.length + 1).replace(/^data\.?/, '')] = text
  }
  return own
}
