import catalogue from 'virtual:catalogue'

/** The updates that visitors see, newest first, as their files are named. */
export const updateIds: readonly string[] = catalogue.updates

/** The solutions that visitors see, as their files and addresses are named. */
export const solutionIds: readonly string[] = catalogue.solutions

/** The solutions of each industry that stand under one row of tabs. */
export const solutionTabs = catalogue.tabs
