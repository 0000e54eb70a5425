import { createContext, type RefObject, useContext } from 'react'
import type { HeadPose } from './pose.ts'

/** What `XrSession` tells in every frame, before all else that is done in it. */
export const HeadContext = createContext<RefObject<HeadPose | null>>({ current: null })

/** The visitor's head as of this frame, or as it was known last; null before that. */
export const useHeadPose = (): RefObject<HeadPose | null> => useContext(HeadContext)
