/** Addresses with or without a scheme, and markup that only someone who wants clicks would write. */
const link = /https?:|www\.|\b(?:javascript|data|mailto|tel):|<\s*\/?\s*[a-z]/i
/** Only as addresses are written: "It fits.In the sun" is a missing space. */
const domain =
  /\b[\w-]+\.(?:com|in|net|org|shop|store|io|co|xyz|info|biz|me|link|ly|app|site|online|club|ru|cn|COM|IN)\b/

/** Whether a text contains anything that leads to another site. If so, it is reviewed first. */
export const carriesLink = (...texts: readonly string[]): boolean =>
  texts.some((text) => link.test(text) || domain.test(text))
