/** Whether a fragment is meant to name a view of a tour; others are places on the page. */
export const isViewFragment = (fragment: string): boolean => fragment.startsWith('#room=')
