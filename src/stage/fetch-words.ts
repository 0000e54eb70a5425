/** Fetches words that a page does not carry from the start, by their namespaces. */
export type FetchWords = (namespaces: string[]) => Promise<void>
