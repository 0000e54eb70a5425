import { signOfLife } from './sign-of-life.ts'

/**
 * When a part is wanted: at the visitor's first sign of life, and without one where this browser keeps something of theirs,
 * so that those who come back see it before they have to ask.
 * @param isKept  truthy where there is such a thing; a browser that throws, rejects or never answers keeps nothing
 */
export const keptOrSign = (isKept: () => unknown | Promise<unknown>) => (): Promise<unknown> =>
  Promise.any([signOfLife(), found(isKept)])

const found = async (isKept: () => unknown) => (await isKept()) || Promise.reject()
