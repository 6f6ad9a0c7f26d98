/** Calls back when a local server has built something new since the page was opened. */
export function followLocal(origins: readonly string[], changed: () => void): void {
  for (const origin of origins) {
    let known: number | undefined
    new EventSource(`${origin}/_shell/releases`).addEventListener('release', ({ data }: MessageEvent<string>) => {
      const { sequence } = JSON.parse(data) as { sequence: number }
      known ??= sequence
      if (sequence > known) changed()
    })
  }
}
