const visited = 'fonts'
/** Class of a page whose texts are set in the fallback faces. */
export const firstVisit = 'first-visit'

/**
 * Sets a first visit in the fallback faces, which take the same room. Its fonts come together after the first picture:
 * they would compete with it for the line, and each would lay the page out anew. Later visits have them in the cache.
 */
export function markFirstVisit(): void {
  try {
    if (!localStorage.getItem(visited)) document.documentElement.classList.add(firstVisit)
  } catch {
    // A browser that keeps nothing shows its fonts at once, as on a later visit.
  }
}

/** Loads all fonts of a first visit, then lets `take` show them. */
export async function loadFonts(take: () => Promise<void>): Promise<void> {
  if (!document.documentElement.classList.contains(firstVisit)) return
  const faces = Array.from(document.fonts).filter(({ family }) => !/Fallback/.test(family))
  await Promise.allSettled(faces.map((face) => face.load()))
  await take()
  try {
    localStorage.setItem(visited, '1')
  } catch {
    // The next visit is a first one again.
  }
}
