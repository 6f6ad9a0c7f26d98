/** Kinds of mail that people may do without. */
const noticeKinds = ['expiry', 'restock', 'welcome'] as const
export type NoticeKind = (typeof noticeKinds)[number]

export const isNoticeKind = (text: string): text is NoticeKind => noticeKinds.some((kind) => kind === text)
