/** The origins that a map style and what it names come from. */
export function mapSources(settings: { MAP_STYLE_URL?: string; MAP_ORIGINS?: string }): string[] {
  const style = settings.MAP_STYLE_URL?.startsWith('http') ? [new URL(settings.MAP_STYLE_URL).origin] : []
  return [...new Set([...style, ...(settings.MAP_ORIGINS?.split(' ') ?? [])])]
}
