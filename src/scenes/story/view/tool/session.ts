import { proxy } from 'valtio/vanilla'
import { homeChapters } from '../../config.ts'
import { createStory } from '../../model/story.ts'

/** Where the visitor is in the story of the page, and what they did to its first room. */
export const story = createStory(homeChapters, true)

/**
 * How far the first screen has come: its film plays first, the live room takes over at the film's end; and whether a
 * visitor has left its first chapter, whose words scroll while the live picture stays.
 */
export const session = proxy({ isDrawn: false, isLive: false, hasLeftHero: false })
