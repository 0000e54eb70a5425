/**
 * What became of metadata that cannot be read, and in which a position may stand: they were blanked as a whole, or are kept, as
 * nobody can tell where they end.
 */
export type UnreadableMetadata = 'Blanked' | 'Kept'

/** Is told of such metadata. */
export type OnUnreadable = (unread: UnreadableMetadata) => void
