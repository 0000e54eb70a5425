import { signOfLife } from '../later/sign-of-life.ts'

/**
 * Resolves at the visitor's first sign of life, and without one where this browser keeps tours of theirs, as the tool notes
 * under `tours`: those who come back see them before they have to ask. Storage that is refused holds nothing.
 */
export const keptOrSign = (): Promise<unknown> => Promise.any([signOfLife(), kept()])

const kept = async () => localStorage.getItem('tours') ?? Promise.reject()
