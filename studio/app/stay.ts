/**
 * Content that has been compiled anew reloads every page of the development server. The preview is to follow, but the
 * studio must not: what is typed elsewhere would be gone. Vite reloads only the page that such a message names.
 */
export function stayThroughReloads(): void {
  import.meta.hot?.on('vite:beforeFullReload', (payload) => {
    payload.path = '/none.html'
  })
}
