/**
 * What became of unreadable metadata that may contain a position: blanked as a whole, or kept because their end is
 * unknown.
 */
export type UnreadableMetadataHandling = 'Blanked' | 'Kept'

/** Called for each such metadata block. */
export type OnUnreadable = (unread: UnreadableMetadataHandling) => void
