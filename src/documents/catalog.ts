import catalogue from 'virtual:catalogue'

/** The file names of the published updates, newest first. */
export const updateIds: readonly string[] = catalogue.updates

/** The ids of the published solutions, which are also their file names and the last part of their addresses. */
export const solutionIds: readonly string[] = catalogue.solutions

/** The solutions of each industry that share one row of tabs. */
export const solutionTabs = catalogue.tabs
