import { createContext, type RefObject, useContext } from 'react'
import type { Head } from './pose.ts'

/** What `XrSession` tells in every frame, before all else that is done in it. */
export const HeadContext = createContext<RefObject<Head | null>>({ current: null })

/** The visitor's head as of this frame, or as it was known last; null before that. */
export const useHeadPose = (): RefObject<Head | null> => useContext(HeadContext)
