/** Two changes that cannot both be made. */
export class MergeError extends Error {}
