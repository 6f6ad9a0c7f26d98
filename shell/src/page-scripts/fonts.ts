const visited = 'fonts'
/** Class of a page whose texts are set in the fallback faces. */
export const firstVisit = 'first-visit'

/**
 * Sets a first visit in the fallback faces, which take the same space. The fonts are loaded together after the first
 * paint: they would compete with it for bandwidth, and each would cause a new layout. Later visits have them in the
 * cache.
 */
export function markFirstVisit(): void {
  try {
    if (!localStorage.getItem(visited)) document.documentElement.classList.add(firstVisit)
  } catch {
    // A browser without storage shows the fonts at once, as on a later visit.
  }
}

/** Loads all fonts of a first visit, then calls `take`, which shows them. */
export async function loadFonts(take: () => Promise<void>): Promise<void> {
  if (!document.documentElement.classList.contains(firstVisit)) return
  const faces = Array.from(document.fonts).filter(({ family }) => !/Fallback/.test(family))
  await Promise.allSettled(faces.map((face) => face.load()))
  await take()
  try {
    localStorage.setItem(visited, '1')
  } catch {
    // The next visit counts as a first one again.
  }
}
