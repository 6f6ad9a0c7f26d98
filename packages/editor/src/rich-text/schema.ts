import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Italic } from '@tiptap/extension-italic'
import { Link } from '@tiptap/extension-link'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions'

/** Whether the server accepts a link: a path of the site, a fragment, http(s) or mailto. */
export const isSafeHref = (href: string): boolean => /^(https?:\/\/|mailto:|\/(?![/\\])|#)/i.test(href)

/** What a text can contain: the tags that the server accepts, and nothing else. */
export const extensions = [
  ...[Document, Paragraph, Text, Bold, Italic, HardBreak, BulletList, OrderedList, ListItem, ListKeymap, UndoRedo],
  Link.configure({
    openOnClick: false,
    autolink: false,
    HTMLAttributes: { target: null, rel: null },
    isAllowedUri: (href) => isSafeHref(href ?? ''),
  }),
]

/** HTML as it is stored: '' for an empty text, and single-line list items without a paragraph. */
export const storedHtml = (html: string): string =>
  html === '<p></p>' ? '' : html.replace(/<li><p>((?:(?!<\/?p>)[\s\S])*)<\/p><\/li>/g, '<li>$1</li>')
