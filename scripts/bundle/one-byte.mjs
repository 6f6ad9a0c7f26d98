/**
 * The same program in ASCII, which is read without decoding it. V8 holds a source with a letter beyond Latin 1 in two bytes
 * a letter, so a quotation mark in a comment costs a server as much memory as its file is long. esbuild escapes such
 * letters in strings; they are left in comments, regular expressions and tagged templates. There the escape means the same,
 * except to somebody who reads text, and not a pattern, with `String.raw`.
 * @param {string} code of a bundle
 */
export const inOneByte = (code) =>
  code.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
