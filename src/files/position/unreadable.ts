/**
 * What became of unreadable metadata that may contain a position: blanked as a whole, or kept because their end is
 * unknown.
 */
export type UnreadableMetadata = 'Blanked' | 'Kept'

/** Called for each such metadata block. */
export type OnUnreadable = (unread: UnreadableMetadata) => void
