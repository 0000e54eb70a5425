/**
 * Whether something may play by itself: not when the visitor asked for less motion or for fewer bytes, nor where the page
 * is to stand still for a picture (`?freeze`). For effects, never for a first render.
 */
export function mayPlay(): boolean {
  const saver: unknown = Reflect.get(navigator, 'connection')
  const saves = typeof saver === 'object' && saver !== null && Reflect.get(saver, 'saveData')
  return (
    saves !== true &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches &&
    !new URLSearchParams(location.search).has('freeze')
  )
}
