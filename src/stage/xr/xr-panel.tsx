import type { ThreeElements, ThreeEvent } from '@react-three/fiber'
import { isXRInputSourceState } from '@react-three/xr'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type CanvasTexture, SRGBColorSpace } from 'three'

export interface XrPanelProps<Cell extends { id?: string }>
  extends Omit<ThreeElements['group'], 'id'> {
  /** Its picture, pixels, and its width in the room, meters. */
  size: { width: number; height: number; metres: number }
  /** As far down as it is filled, pixels: what is below is not there. All of it is unless told. */
  foot?: number
  /** What may be pressed at a place of the picture. @param u, v  from its lower left corner, 0 to 1 */
  cellAt: (u: number, v: number) => Cell | undefined
  /** Draws on an empty panel; another function draws another content. @param over  the id of the cell that is pointed at */
  draw: (context: CanvasRenderingContext2D, over: string | undefined) => void
  onPress: (cell: Cell) => void
  /** Whether a ray is on it. @param source  whose ray it is, in a session */
  onHover?: (isOn: boolean, source: XRInputSource | undefined) => void
  /** Nothing of the scene hides it, nor takes a press before it. */
  isOnTop?: boolean
}

/** A panel in the room, with places that a ray, a finger or a hand presses. */
export function XrPanel<Cell extends { id?: string }>(props: XrPanelProps<Cell>) {
  const {
    size,
    foot = size.height,
    cellAt,
    draw,
    onPress,
    onHover,
    isOnTop = false,
    ...group
  } = props
  const { width, height, metres } = size
  const [over, setOver] = useState<string>()
  const texture = useRef<CanvasTexture>(null)
  const canvas = useMemo(
    () => Object.assign(document.createElement('canvas'), { width, height }),
    [width, height],
  )
  useLayoutEffect(() => {
    const context = canvas.getContext('2d')
    context?.clearRect(0, 0, width, height)
    if (context) draw(context, over)
    if (texture.current) texture.current.needsUpdate = true
  }, [canvas, width, height, draw, over])
  const filled = foot / height
  const metresHigh = (foot * metres) / width
  const cellOf = ({ uv }: ThreeEvent<PointerEvent | MouseEvent>) =>
    uv && cellAt(uv.x, 1 - (1 - uv.y) * filled)
  return (
    <group pointerEventsOrder={isOnTop ? 1 : 0} {...group}>
      <mesh
        renderOrder={isOnTop ? 10 : 0}
        position-y={((height * metres) / width - metresHigh) / 2}
        onClick={(event) => {
          event.stopPropagation()
          const cell = cellOf(event)
          if (cell) onPress(cell)
        }}
        onPointerMove={(event) => setOver(cellOf(event)?.id)}
        onPointerEnter={(event) => onHover?.(true, sourceOf(event))}
        onPointerLeave={(event) => {
          setOver(undefined)
          onHover?.(false, sourceOf(event))
        }}
      >
        <planeGeometry args={[metres, metresHigh]} />
        <meshBasicMaterial transparent depthTest={!isOnTop} depthWrite={!isOnTop}>
          <canvasTexture
            ref={texture}
            attach="map"
            args={[canvas]}
            colorSpace={SRGBColorSpace}
            anisotropy={8}
            repeat={[1, filled]}
            offset={[0, 1 - filled]}
          />
        </meshBasicMaterial>
      </mesh>
    </group>
  )
}

/** What points, where it is a session that tells of it. */
const sourceOf = (event: object): XRInputSource | undefined =>
  'pointerState' in event && isXRInputSourceState(event.pointerState)
    ? event.pointerState.inputSource
    : undefined
