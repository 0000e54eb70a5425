import { proxy } from 'valtio/vanilla'

/**
 * How far the first screen has come: its film plays first, the live room takes over at the film's end; and whether a
 * visitor has left its first chapter, whose words scroll while the live picture stays.
 */
export const session = proxy({ isDrawn: false, isLive: false, isAway: false })
