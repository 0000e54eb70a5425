/**
 * What became of metadata that cannot be read, and in which a position may stand: they were blanked as a whole, or are kept, as
 * nobody can tell where they end.
 */
export type Unread = 'Blanked' | 'Kept'

/** Is told of such metadata. */
export type OnUnread = (unread: Unread) => void
