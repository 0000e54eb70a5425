import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { DataTexture, LinearFilter, type Material } from 'three'
import { radians } from '../../math/angle.ts'
import type { Item, PieceSize, Sizes } from '../model/design/item.ts'
import { mirroredLayerMask } from './floor-mirror.ts'
import { loadModel, type Model } from './piece-model.ts'

interface PieceCopiesProps {
  piece: string
  /** All items of this piece. */
  items: readonly Item[]
  /** Whether its small model is enough: it is seen from across a room. */
  small?: boolean
  /** of the piece, for its contact shadow; none without */
  size?: PieceSize | undefined
  /** Adds the photo's grain to a material. */
  dress: (material: Material) => void
  /** Called with the ids that are in the scene. */
  onShown: (piece: string, ids: readonly number[]) => void
  /** Called with the piece whose model cannot be fetched. */
  onMissing: (piece: string) => void
}

export interface PiecesProps extends Omit<PieceCopiesProps, 'piece' | 'size' | 'onShown'> {
  sizes: Sizes
  /** Called with the items that are in the scene, each time that they change. */
  onShown?: (items: readonly Item[]) => void
}

/** All furniture of a room, each piece as soon as its model has come. */
export function Pieces({ items, sizes, onShown, ...shared }: PiecesProps) {
  const [shown, setShown] = useState<ReadonlyMap<string, readonly number[]>>(new Map())
  const note = useCallback(
    (piece: string, ids: readonly number[]) => setShown((now) => new Map(now).set(piece, ids)),
    [],
  )
  const inScene = useMemo(() => {
    const ids = new Set([...shown.values()].flat())
    return items.filter(({ id }) => ids.has(id))
  }, [shown, items])
  const tell = useEffectEvent((now: readonly Item[]) => onShown?.(now))
  useEffect(() => {
    tell(inScene)
  }, [inScene])
  return [...new Set(items.map(({ piece }) => piece))].map((piece) => (
    <PieceCopies
      key={piece}
      piece={piece}
      size={sizes[piece]}
      items={items.filter((item) => item.piece === piece)}
      onShown={note}
      {...shared}
    />
  ))
}

/** All items of one piece, whose model is fetched once. */
export function PieceCopies(props: PieceCopiesProps) {
  const { piece, items, small = false, size, dress, onShown, onMissing } = props
  const model = useModel(piece, small, () => onMissing(piece))
  const dressed = useDresses(model, items, dress, () => onMissing(piece))
  // A piece keeps its old variant until the new one is loaded.
  const worn = useRef(new Map<number, readonly Material[]>())
  for (const { id, variant } of items) {
    const materials = dressed.get(variant)
    if (materials) worn.current.set(id, materials)
  }
  const inScene = items.filter(({ id }) => worn.current.has(id))
  const told = inScene.map(({ id }) => id).join()
  useEffect(() => {
    onShown(piece, told ? told.split(',').map(Number) : [])
  }, [piece, told, onShown])
  useEffect(() => () => onShown(piece, []), [piece, onShown])
  return inScene.map((item) => (
    <PieceCopy key={item.id} {...{ item, size, model }} materials={worn.current.get(item.id)} />
  ))
}

interface PieceCopyProps extends Pick<PieceCopiesProps, 'size'> {
  item: Item
  /** Its geometry and the materials of its meshes, which belong to it. */
  model: Model | undefined
  materials: readonly Material[] | undefined
}

/** A piece where it stands or hangs. */
function PieceCopy({ item, size, model, materials }: PieceCopyProps) {
  const { x, z, lift = 0, turn, scale } = item
  return (
    <group position={[x, lift, z]} rotation-y={radians(turn)} scale={scale}>
      {size && <ContactShadow size={size} isRaised={lift > 0} />}
      {model?.meshes.map((mesh, index) => (
        <mesh
          key={mesh.uuid}
          geometry={mesh.geometry}
          material={materials?.[index]}
          customDepthMaterial={mesh.customDepthMaterial}
          matrix={mesh.matrixWorld}
          matrixAutoUpdate={false}
          castShadow
          receiveShadow
          layers-mask={mirroredLayerMask}
        />
      ))}
    </group>
  )
}

/** Margins of a contact shadow around the footprint of a piece on the floor, and on another piece. Meters. */
const contactMargins = { floor: 0.22, raised: 0.073 } as const

/** The dark under a piece that stands on something. */
function ContactShadow({ size, isRaised }: { size: PieceSize; isRaised: boolean }) {
  const { width, depth, mount = 'floor' } = size
  if (mount === 'wall' || mount === 'ceiling') return null
  const margin = isRaised ? contactMargins.raised : contactMargins.floor
  return (
    // Slightly above what it lies on, and rendered before the furniture.
    <mesh
      position-y={0.003}
      rotation-x={-Math.PI / 2}
      scale={[width + margin, depth + margin, 1]}
      renderOrder={-1}
    >
      <planeGeometry />
      <meshBasicMaterial map={contactFade} transparent opacity={0.26} depthWrite={false} />
    </mesh>
  )
}

/** Black pixels whose alpha rises smoothly from the edges of a square to its middle, with rounded corners. */
const contactFade = contactTexture(64)

function contactTexture(side: number): DataTexture {
  const rgba = new Uint8Array(side * side * 4)
  const rise = (place: number) => {
    const share = Math.min(1, (1 - Math.abs((2 * (place + 0.5)) / side - 1)) / 0.42)
    return share * share * (3 - 2 * share)
  }
  for (let at = 0; at < side * side; at += 1) {
    rgba[at * 4 + 3] = Math.round(255 * rise(at % side) * rise(Math.floor(at / side)))
  }
  const texture = new DataTexture(rgba, side, side)
  texture.magFilter = LinearFilter
  texture.minFilter = LinearFilter
  texture.needsUpdate = true
  return texture
}

/** The materials of all requested variants. */
function useDresses(
  model: Model | undefined,
  items: readonly Item[],
  dress: PieceCopiesProps['dress'],
  onMissing: () => void,
): ReadonlyMap<string, Material[]> {
  const [dressed, setDressed] = useState<ReadonlyMap<string, Material[]>>(new Map())
  const wanted = [...new Set(items.map(({ variant }) => variant))].join()
  const fail = useEffectEvent(onMissing)
  useEffect(() => {
    if (!model) return
    let here = true
    for (const variant of wanted.split(',')) {
      model
        .dress(variant)
        .then((materials) => {
          if (!here) return
          // Before its first frame, since the grain is compiled into the material.
          materials.forEach(dress)
          setDressed((now) => new Map(now).set(variant, materials))
        })
        .catch((error) => {
          console.warn(error)
          if (here) fail()
        })
    }
    return () => {
      here = false
    }
  }, [model, wanted, dress])
  return dressed
}

/** The model of a piece that stays the same; `undefined` until it is there. */
function useModel(id: string, small: boolean, onMissing: () => void): Model | undefined {
  const [model, setModel] = useState<Model>()
  const fail = useEffectEvent(onMissing)
  useEffect(() => {
    let wanted = true
    const loading = loadModel(id, small)
    const show = (loaded: Model) => wanted && setModel(loaded)
    loading.then(show, (error) => {
      console.warn(error)
      if (wanted) fail()
    })
    return () => {
      wanted = false
      loading.then(({ dispose }) => dispose()).catch(() => {})
    }
  }, [id, small])
  return model
}
