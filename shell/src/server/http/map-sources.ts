/** The origins of a map style and of its resources. */
export function mapSources(settings: { MAP_STYLE_URL?: string; MAP_ORIGINS?: string }): string[] {
  const style = settings.MAP_STYLE_URL?.startsWith('http') ? [new URL(settings.MAP_STYLE_URL).origin] : []
  return [...new Set([...style, ...(settings.MAP_ORIGINS?.split(' ') ?? [])])]
}
