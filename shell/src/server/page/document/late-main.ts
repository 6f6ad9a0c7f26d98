/** What stands in a page whose main part the server could not draw. */
export type LateMain = 'down' | 'late'

const texts: Readonly<Record<LateMain, string>> = {
  down: 'This page cannot be shown just now: something on our side does not answer.',
  late: 'This page takes longer than it should.',
}

/**
 * A sentence and a way to try again, which need no script. They stand behind the empty main slot and are seen after three
 * seconds unless the browser has drawn the page by then: at once where something of ours is known to be down, or where
 * there are no scripts to draw it.
 */
export const lateMain = (kind: LateMain): string =>
  `<div class="late-main" data-late="${kind}"><h1>${texts[kind]}</h1><p><a href="">Try again</a></p></div>`
