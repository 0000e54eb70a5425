import { type ThreeElements, type ThreeEvent, useFrame } from '@react-three/fiber'
import { isXRInputSourceState } from '@react-three/xr'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { type CanvasTexture, SRGBColorSpace } from 'three'
import { radians } from '../../math/angle.ts'
import { useHeadPose } from './head.ts'
import { boxesOf, controls, overAttribute, type PanelBox, paintHtml } from './paint-html.ts'
import { type Gaze, isLeftBehind, type PanelPlacement, panelPose } from './panel-place.ts'

export interface XrPanelProps extends Omit<ThreeElements['group'], 'children'> {
  /** Its width: pixels of the page, and meters in the room. It is as high as what stands on it. */
  size: { width: number; meters: number }
  /** HTML, which the browser lays out unseen. Tests know a control by its name, or else by its text. */
  children: ReactNode
  /** How many pixels below its upper edge its group is; unless told, its middle is there. */
  middle?: number
  /** Is told whose rays are on it. */
  pointers?: Set<XRInputSource | undefined>
  /** Nothing of the scene hides it, nor takes a press before it. */
  isOnTop?: boolean
  /** How it hangs beside the view and goes after the visitor; without it the panel stands where its group does. */
  hanging?: PanelPlacement
}

/** A panel in the room, with controls that a ray, a finger or a hand presses. */
export function XrPanel({ hanging, ...panel }: XrPanelProps) {
  const head = useHeadPose()
  /** How the visitor looked when it was hung. */
  const [before, setBefore] = useState<Gaze>()
  useFrame(() => {
    const { current: now } = head
    if (hanging && now && (!before || isLeftBehind(before, now, hanging))) setBefore(now)
  })
  if (!hanging) return <Panel {...panel} />
  if (!before) return null
  const { at, turn } = panelPose(before, hanging)
  return (
    <group position={[...at]} rotation-y={radians(turn)}>
      <Panel {...panel} />
    </group>
  )
}

function Panel(props: Omit<XrPanelProps, 'hanging'>) {
  const { size, children, pointers, isOnTop = false, middle, ...group } = props
  const { width, meters } = size
  const [page] = useState(() => createPage(width))
  const [canvas] = useState(() => document.createElement('canvas'))
  const root = useRef<Root>(null)
  const texture = useRef<CanvasTexture>(null)
  const [{ boxes, height }, setPainted] = useState({ boxes: [] as PanelBox[], height: 0 })
  /** What each pointer is on. */
  const [over] = useState(() => new Map<number, HTMLElement>())
  const [failure, setFailure] = useState<{ error: unknown }>()
  useLayoutEffect(() => {
    const paint = () => {
      // A texture on the graphics card keeps the size that it had first.
      if (paintHtml(page, canvas)) texture.current?.dispose()
      if (texture.current) texture.current.needsUpdate = true
      setPainted({ boxes: boxesOf(page), height: page.offsetHeight })
    }
    const observer = new MutationObserver(paint)
    observer.observe(page, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    })
    // Of pictures, and of faces that words of the panel are the first to need.
    page.addEventListener('load', paint, true)
    document.fonts.addEventListener('loadingdone', paint)
    document.body.append(page)
    const made = createRoot(page, { onUncaughtError: (error) => setFailure({ error }) })
    root.current = made
    return () => {
      observer.disconnect()
      document.fonts.removeEventListener('loadingdone', paint)
      page.remove()
      // Not while the page is being rendered.
      queueMicrotask(() => made.unmount())
    }
  }, [page, canvas])
  useLayoutEffect(() => root.current?.render(children))
  const point = ({ pointerId }: ThreeEvent<PointerEvent>, control?: HTMLElement | null) => {
    if (control) over.set(pointerId, control)
    else over.delete(pointerId)
    const pointed = [...over.values()]
    for (const each of page.querySelectorAll<HTMLElement>(controls))
      each.toggleAttribute(overAttribute, pointed.includes(each))
  }
  // To the boundary round the session's canvas.
  if (failure) throw failure.error
  const scale = meters / width
  const origin = middle ?? height / 2
  return (
    <group
      pointerEventsOrder={isOnTop ? 1 : 0}
      {...group}
      onClick={(event) => {
        event.stopPropagation()
        press(event)
      }}
      onPointerMove={(event) => point(event, event.object.userData.control)}
      onPointerEnter={(event) => pointers?.add(sourceOf(event))}
      onPointerLeave={(event) => {
        pointers?.delete(sourceOf(event))
        point(event)
      }}
    >
      <mesh
        pointerEvents="none"
        renderOrder={isOnTop ? 10 : 0}
        position-y={(origin - height / 2) * scale}
      >
        <planeGeometry args={[meters, height * scale]} />
        <meshBasicMaterial transparent alphaTest={0.01} depthTest={!isOnTop} depthWrite={!isOnTop}>
          <canvasTexture
            ref={texture}
            attach="map"
            args={[canvas]}
            colorSpace={SRGBColorSpace}
            anisotropy={8}
          />
        </meshBasicMaterial>
      </mesh>
      {/* Unseen, one above the other: what a ray meets. */}
      {boxes.map(({ control, ...box }, at) => (
        <mesh
          key={`${box.x} ${box.y} ${box.width} ${box.height}`}
          position={[
            (box.x + (box.width - width) / 2) * scale,
            (origin - box.y - box.height / 2) * scale,
            at * 1e-4,
          ]}
          scale={[box.width * scale, box.height * scale, 1]}
          userData={{ control }}
        >
          <planeGeometry />
          <meshBasicMaterial visible={false} />
        </mesh>
      ))}
    </group>
  )
}

/** Presses a control of the page; a slider goes to where along it the ray is. */
function press({ object, point }: ThreeEvent<MouseEvent>): void {
  const control: HTMLElement | undefined = object.userData.control
  if (control instanceof HTMLInputElement) {
    const share = object.worldToLocal(point.clone()).x + 0.5
    control.valueAsNumber = Number(control.min) * (1 - share) + Number(control.max) * share
    control.dispatchEvent(new Event('input', { bubbles: true }))
  } else control?.click()
}

/** A page of its own beside the document's, out of sight and out of reach. */
function createPage(width: number): HTMLElement {
  const page = document.createElement('div')
  page.className = 'pointer-events-none invisible fixed top-0 left-0 [text-size-adjust:none]'
  page.style.width = `${width}px`
  // What is laid out otherwise on a panel asks for this.
  page.dataset.panel = ''
  return page
}

/** What points, where it is a session that tells of it. */
const sourceOf = (event: object): XRInputSource | undefined =>
  'pointerState' in event && isXRInputSourceState(event.pointerState)
    ? event.pointerState.inputSource
    : undefined
