// Whole names, so that Tailwind finds them.
const counts = ['', 'grid-cols-1', 'grid-cols-2', 'grid-cols-3', 'grid-cols-4']

/** The grid that languages stand in side by side. */
export const columns = (count: number): string => `grid gap-x-4 gap-y-1 ${counts[count] ?? ''}`
