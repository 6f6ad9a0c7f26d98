/** Why the server could not render the main part of a page. */
export type LateMain = 'down' | 'late'

const texts: Readonly<Record<LateMain, string>> = {
  down: 'This page cannot be shown right now because of a problem on our side.',
  late: 'This page is taking longer than usual.',
}

/**
 * A sentence and a link to try again, which need no script. They follow the empty main slot and appear after three
 * seconds unless the browser has rendered the page by then: at once if one of our services is known to be down, or if
 * there are no scripts to render it.
 */
export const lateMain = (kind: LateMain): string =>
  `<div class="late-main" data-late="${kind}"><h1>${texts[kind]}</h1><p><a href="">Try again</a></p></div>`
