import { type Camera, type Object3D, Raycaster, Vector2 } from 'three'

const caster = new Raycaster()
const place = new Vector2()

/** A ray meets what is hidden too, by itself or with what holds it. */
const isSeen = (part: Object3D | null): boolean =>
  part === null || (part.visible && isSeen(part.parent))

/** Of these parts the nearest one that can be seen and that a ray meets, by its id. */
export function partOn(
  ray: Raycaster,
  parts: Readonly<Record<string, Object3D>>,
): string | undefined {
  let nearest: { id: string; distance: number } | undefined
  for (const [id, part] of Object.entries(parts)) {
    const hit = ray.intersectObject(part, true).find(({ object }) => isSeen(object))
    if (hit && (!nearest || hit.distance < nearest.distance))
      nearest = { id, distance: hit.distance }
  }
  return nearest?.id
}

/**
 * The ray from the eye through a place on the page; the same one each time.
 * @param event  in pixels of the page
 */
export function rayAt(
  event: { clientX: number; clientY: number },
  canvas: HTMLCanvasElement,
  camera: Camera,
): Raycaster {
  const box = canvas.getBoundingClientRect()
  const across = ((event.clientX - box.left) / box.width) * 2 - 1
  const up = 1 - ((event.clientY - box.top) / box.height) * 2
  caster.setFromCamera(place.set(across, up), camera)
  return caster
}

/** A hand that presses may shake by so many pixels. */
const shake = 6

/** Calls back with what is pressed, and not when the view was dragged, even back again. @returns lets go of the element */
export function watchPresses(
  element: HTMLElement,
  pressed: (event: { clientX: number; clientY: number }) => void,
): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let from = { x: 0, y: 0 }
  let dragged = false
  element.addEventListener(
    'pointerdown',
    (event) => {
      from = { x: event.clientX, y: event.clientY }
      dragged = false
    },
    { signal },
  )
  // Who turns the view lets no move through to the page.
  addEventListener(
    'pointermove',
    (event) => {
      dragged ||= Math.hypot(event.clientX - from.x, event.clientY - from.y) >= shake
    },
    { signal, capture: true },
  )
  element.addEventListener(
    'pointerup',
    (event) => {
      if (event.button === 0 && !dragged) pressed(event)
    },
    { signal },
  )
  return () => stop.abort()
}
