import { type ThreeElements, type ThreeEvent, useFrame } from '@react-three/fiber'
import { isXRInputSourceState } from '@react-three/xr'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type CanvasTexture, SRGBColorSpace, Vector3 } from 'three'
import { radians } from '../../math/angle.ts'
import { useHead } from './head.ts'
import {
  type LaidOutItem,
  layOutItems,
  type PanelItem,
  type PanelSize,
  panelColors,
  textHeight,
  textSpace,
} from './panel-items.ts'
import { isLeftBehind, type PanelPlacement, panelPose } from './panel-place.ts'
import type { GroundPose } from './pose.ts'
import { leading, type MeasureText, textBlockHeight } from './set-text.ts'

export interface XrPanelProps extends Omit<ThreeElements['group'], 'id'> {
  size: PanelSize
  items: readonly PanelItem[]
  onPress?: (id: string) => void
  /** Is told whose rays are on it. */
  pointers?: Set<XRInputSource | undefined>
  /** Nothing of the scene hides it, nor takes a press before it. */
  isOnTop?: boolean
  /** How it hangs beside the view and goes after the visitor; without it the panel stands where its group does. */
  hanging?: PanelPlacement
}

/** A panel in the room, with buttons that a ray, a finger or a hand presses. */
export function XrPanel({ hanging, ...panel }: XrPanelProps) {
  const head = useHead()
  const [place, setPlace] = useState<GroundPose>()
  useFrame(() => {
    const { current: seen } = head
    if (hanging && seen && (!place || isLeftBehind(place, seen, hanging)))
      setPlace(panelPose(seen, hanging))
  })
  if (!hanging) return <Panel {...panel} />
  return (
    place && (
      <group position={[...place.at]} rotation-y={radians(place.turn)}>
        <Panel {...panel} />
      </group>
    )
  )
}

function Panel(props: Omit<XrPanelProps, 'hanging'>) {
  const { size, items, onPress, pointers, isOnTop = false, ...group } = props
  const { width, height, meters } = size
  /** What each pointer is on. */
  const [over, setOver] = useState<Readonly<Record<number, string | undefined>>>({})
  const texture = useRef<CanvasTexture>(null)
  const canvas = useMemo(
    () => Object.assign(document.createElement('canvas'), { width, height }),
    [width, height],
  )
  const type = useMemo(() => typeOn(canvas.getContext('2d')), [canvas])
  const set = useMemo(() => layOutItems(items, type.measure), [items, type])
  useLayoutEffect(() => {
    drawPanel(type, set, Object.values(over))
    if (texture.current) texture.current.needsUpdate = true
  }, [type, set, over])
  const point = ({ pointerId }: ThreeEvent<PointerEvent>, id?: string) =>
    setOver((before) => (before[pointerId] === id ? before : { ...before, [pointerId]: id }))
  const scale = meters / width
  return (
    <group
      pointerEventsOrder={isOnTop ? 1 : 0}
      {...group}
      onClick={(event) => {
        event.stopPropagation()
        const { press } = event.object.userData
        if (press !== undefined) onPress?.(press)
      }}
      onPointerMove={(event) => point(event, event.object.userData.press)}
      onPointerEnter={(event) => pointers?.add(sourceOf(event))}
      onPointerLeave={(event) => {
        pointers?.delete(sourceOf(event))
        point(event)
      }}
    >
      <mesh pointerEvents="none" renderOrder={isOnTop ? 10 : 0}>
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
      {/* Unseen, one above the other: what a ray meets. Margins that hold nothing are not in its way. */}
      {set.map(
        ({ fill, id, text, ...box }, at) =>
          fill && (
            <mesh
              key={`${id} ${box.x} ${box.y}`}
              position={[
                (box.x + (box.width - width) / 2) * scale,
                ((height - box.height) / 2 - box.y) * scale,
                at * 1e-4,
              ]}
              scale={[box.width * scale, box.height * scale, 1]}
              userData={id === undefined ? {} : { press: id, label: text }}
            >
              <planeGeometry />
              <meshBasicMaterial visible={false} />
            </mesh>
          ),
      )}
    </group>
  )
}

/** What points, where it is a session that tells of it. */
const sourceOf = (event: object): XRInputSource | undefined =>
  'pointerState' in event && isXRInputSourceState(event.pointerState)
    ? event.pointerState.inputSource
    : undefined

/** Type in the site's own face, whatever the language. Nothing has a width where nothing can be drawn. */
function typeOn(context: CanvasRenderingContext2D | null) {
  // Asked once: the answer styles the whole page.
  const { fontFamily } = getComputedStyle(document.body)
  const take = (weight: number, size: number) => {
    if (context) context.font = `${weight} ${size}px ${fontFamily}`
  }
  const measure =
    (weight: number): MeasureText =>
    (text, size) => {
      take(weight, size)
      return context?.measureText(text).width ?? 0
    }
  return { context, take, measure }
}

function drawPanel(
  { context, take }: ReturnType<typeof typeOn>,
  items: readonly LaidOutItem[],
  over: readonly (string | undefined)[],
) {
  if (!context) return
  context.clearRect(0, 0, context.canvas.width, context.canvas.height)
  context.textBaseline = 'middle'
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const item of items) {
    const { id, texts, inset = 10, weight = 500, align = 'center', picture, icon } = item
    const { x, y, width, height } = item
    const look = id !== undefined && over.includes(id) ? { ...item, ...item.over } : item
    const { fill, edge, color = panelColors.ink } = look
    context.beginPath()
    context.roundRect(x, y, width, height, item.radius ?? 0)
    if (fill) {
      context.fillStyle = fill
      context.fill()
    }
    context.strokeStyle = edge?.color ?? color
    context.lineWidth = edge?.width ?? 7
    if (edge) context.stroke()
    if (icon) context.stroke(new Path2D(icon))
    if (picture) context.drawImage(picture, x, y, width, height)
    const sides = { left: x + inset, center: x + width / 2, right: x + width - inset }
    let top = item.isTop ? y : y + (height - textHeight(texts)) / 2
    context.textAlign = align
    for (const [index, text] of texts.entries()) {
      context.fillStyle = (index > 0 && index === texts.length - 1 && item.lastColor) || color
      take(weight, text.size)
      for (const [at, line] of text.lines.entries())
        context.fillText(line, sides[align], top + (at + 0.5) * text.size * leading)
      top += textBlockHeight(text) + textSpace
    }
  }
}

/** Writes in each frame what can be pressed on panels and where it is in the room, meters, for browser tests. */
export function ExposePanelTargets({ element }: { element: HTMLElement }) {
  useFrame(({ scene }) => {
    const targets: Record<string, number[]> = {}
    const labels: Record<string, string> = {}
    scene.traverseVisible(({ userData: { press, label }, matrixWorld }) => {
      if (press === undefined) return
      targets[press] = new Vector3().setFromMatrixPosition(matrixWorld).toArray()
      labels[press] = label
    })
    element.dataset.targets = JSON.stringify(targets)
    element.dataset.labels = JSON.stringify(labels)
  })
  return null
}
