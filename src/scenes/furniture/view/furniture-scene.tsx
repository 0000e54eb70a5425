import { useFrame, useThree } from '@react-three/fiber'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { BufferGeometry } from 'three'
import type { CatalogPiece } from '../../../room-photo/model/design/catalog.ts'
import type { PieceSize } from '../../../room-photo/model/design/item.ts'
import { PieceCopies } from '../../../room-photo/view/pieces.tsx'
import { motionAllowed } from '../../../stage/flags.ts'
import { elapsedMs, placeOrbitCamera, useDrawn, useFrameOnChange } from '../../../stage/frame.ts'
import { positionsGeometry } from '../../../stage/geometry.ts'
import { Stage } from '../../../stage/stage.tsx'
import { SunLight } from '../../../stage/sun-light.tsx'
import { furnitureConfig } from '../config.ts'
import { orbitOf, type View } from '../model/piece-view.ts'

export interface FurnitureSceneProps {
  piece: CatalogPiece
  /** The variant of the model, by name. */
  variant: string
  view: View
  /** Whether it turns by itself, there and back, until somebody turns it. */
  turns: boolean
  /** Called with the piece's id after each first frame that shows it. */
  onDrawn: (id: string | undefined) => void
  /** Called when the piece's model cannot be fetched. */
  onMissing: () => void
}

const camera = { fov: furnitureConfig.view.fieldOfView, near: 0.1, far: 60 }

/** A piece on the grid of the floor: all that needs three.js. */
export function FurnitureScene(props: FurnitureSceneProps) {
  const { piece } = props
  return (
    <Stage name="furniture" shadows camera={camera}>
      {/* A pale room with a window to the left that casts the shadow, and a softer one to the right. Lights and not an
          environment map: making one keeps a weak graphics card busy for many seconds. */}
      <hemisphereLight args={[0xffffff, 0xcfc6b8, 2.1]} />
      <SunLight
        color={0xfff4e6}
        intensity={2}
        position={[-2.6, 4.6, 3]}
        reach={2.4}
        depth={[1, 12]}
        shadowPixels={1024}
        shadow-normalBias={0.02}
        shadow-radius={6}
      />
      <directionalLight args={[0xffffff, 0.5]} position={[4, 2.4, 2]} />
      <Floor size={piece} />
      <Piece {...props} />
    </Stage>
  )
}

/** What catches the shadow of a piece, and crosses half a meter apart. */
function Floor({ size: { width, depth } }: { size: PieceSize }) {
  const reach = Math.max(width, depth) / 2 + 1
  const grid = useMemo(() => crosses(reach), [reach])
  useEffect(() => () => grid.dispose(), [grid])
  return (
    <>
      <mesh rotation-x={-Math.PI / 2} receiveShadow>
        <planeGeometry args={[8, 8]} />
        <shadowMaterial opacity={0.16} />
      </mesh>
      <lineSegments geometry={grid}>
        <lineBasicMaterial color={0x87826f} transparent opacity={0.75} />
      </lineSegments>
    </>
  )
}

/** Crosses on the floor round the middle. @param reach  meters, to each side */
function crosses(reach: number): BufferGeometry {
  const { spacing, cross } = furnitureConfig.grid
  const steps = Math.ceil(reach / spacing)
  const positions: number[] = []
  for (let i = -steps; i <= steps; i += 1) {
    for (let j = -steps; j <= steps; j += 1) {
      const [x, z] = [i * spacing, j * spacing]
      positions.push(x - cross, 0, z, x + cross, 0, z, x, 0, z - cross, x, 0, z + cross)
    }
  }
  return positionsGeometry(positions)
}

const atMiddle = { id: 1, x: 0, z: 0, turn: 0, scale: 1 }
const asItIs = () => {}

/** The piece, seen from where the view says; it is told when it is on the canvas, and when it is not yet. */
function Piece(props: FurnitureSceneProps) {
  const { piece, variant, view, turns, onDrawn, onMissing } = props
  const [shown, setShown] = useState<string>()
  const note = useCallback(
    (id: string, items: readonly number[]) => setShown(items.length > 0 ? id : undefined),
    [],
  )
  useFrameOnChange(view)
  useDrawn(shown, onDrawn)
  useSwing(view, turns && shown !== undefined)
  useFrame(({ camera, size }) => placeOrbitCamera(camera, orbitOf(view, piece, size)))
  return (
    <PieceCopies
      key={piece.id}
      piece={piece.id}
      items={[{ ...atMiddle, piece: piece.id, variant }]}
      dress={asItIs}
      onShown={note}
      onMissing={onMissing}
    />
  )
}

/** How far a piece turns by itself to each side, degrees, and for how long, ms. */
const swing = { degrees: 50, lasts: 8000 }

/** Turns a view there and back once, until somebody else changes it. */
function useSwing(view: View, turns: boolean): void {
  const passed = useRef(0)
  const first = useRef({ ...view })
  const last = useRef(view.yaw)
  const invalidate = useThree((three) => three.invalidate)
  useEffect(() => {
    if (turns) invalidate()
  }, [turns, invalidate])
  useFrame((_, delta) => {
    const { yaw, pitch, zoom } = first.current
    const isTouched = view.yaw !== last.current || view.pitch !== pitch || view.zoom !== zoom
    if (isTouched) passed.current = swing.lasts
    if (!turns || !motionAllowed() || passed.current >= swing.lasts) return
    passed.current = Math.min(swing.lasts, passed.current + elapsedMs(delta))
    const share = passed.current / swing.lasts
    view.yaw = yaw + swing.degrees * Math.sin(2 * Math.PI * share)
    last.current = view.yaw
    invalidate()
  })
}
