import { signOfLife } from '../later/sign-of-life.ts'

/**
 * Resolves at the visitor's first sign of life, and without one where this browser keeps something of theirs: those who
 * come back are offered their last room before they have to ask. Rejections are of browsers that keep or tell nothing.
 */
export const keptOrSign = (): Promise<unknown> => Promise.any([signOfLife(), kept()])

const kept = async () => (await indexedDB.databases())[0] ?? Promise.reject()
