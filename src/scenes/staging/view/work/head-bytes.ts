/** Bytes from a file's start that reach past the metadata of any usual photo. */
export const headBytes = 256 * 1024
