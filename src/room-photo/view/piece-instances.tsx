import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Material } from 'three'
import type { Item, Sizes } from '../model/design/item.ts'
import { loadModel, type Model } from './piece-model.ts'
import { ContactShadows, PieceCopies } from './room-parts.tsx'

interface PieceInstancesProps {
  piece: string
  /** All items of this piece. */
  items: readonly Item[]
  /** Adds the photo's grain to a material. */
  dress: (material: Material) => void
  /** Called with the ids that are in the scene. */
  onShown: (piece: string, ids: readonly number[]) => void
  /** Called with the piece whose model cannot be fetched. */
  onMissing: (piece: string) => void
  frustumCulled?: boolean
}

export interface PiecesProps extends Omit<PieceInstancesProps, 'piece' | 'onShown'> {
  sizes: Sizes
  /** Called with the items that are in the scene, each time that they change. */
  onShown?: (items: readonly Item[]) => void
}

/** All furniture of a room, each piece with the dark under it as soon as its model has come. */
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
  // In braces, since what is called may return something, which React would call as the end of the effect.
  useEffect(() => {
    tell(inScene)
  }, [inScene])
  return (
    <>
      {[...new Set(items.map(({ piece }) => piece))].map((piece) => (
        <PieceInstances
          key={piece}
          piece={piece}
          items={items.filter((item) => item.piece === piece)}
          onShown={note}
          {...shared}
        />
      ))}
      <ContactShadows items={inScene} sizes={sizes} />
    </>
  )
}

/** All items of one piece: the model is fetched once, and items of one variant are drawn as instances. */
export function PieceInstances(props: PieceInstancesProps) {
  const { piece, items, dress, onShown, onMissing, frustumCulled } = props
  const model = useModel(piece, () => onMissing(piece))
  const dressed = useDresses(model, items, dress, () => onMissing(piece))
  // A piece keeps its old variant until the new one is loaded.
  const worn = useRef(new Map<number, string>())
  const looks = new Map<string, Item[]>()
  for (const item of items) {
    const before = worn.current.get(item.id)
    const look = dressed.has(item.look) ? item.look : before
    if (look === undefined || !dressed.has(look)) continue
    worn.current.set(item.id, look)
    looks.set(look, [...(looks.get(look) ?? []), item])
  }
  const ids = [...looks.values()].flat().map(({ id }) => id)
  const told = ids.join()
  useEffect(() => {
    onShown(piece, told ? told.split(',').map(Number) : [])
  }, [piece, told, onShown])
  useEffect(() => () => onShown(piece, []), [piece, onShown])
  return (
    <>
      {model &&
        [...looks].map(([look, worn]) => (
          <PieceCopies
            key={look}
            {...{ model, frustumCulled }}
            materials={dressed.get(look) ?? []}
            items={worn}
          />
        ))}
    </>
  )
}

/** The materials of all requested variants. */
function useDresses(
  model: Model | undefined,
  items: readonly Item[],
  dress: PieceInstancesProps['dress'],
  onMissing: () => void,
): ReadonlyMap<string, Material[]> {
  const [dressed, setDressed] = useState<ReadonlyMap<string, Material[]>>(new Map())
  const wanted = [...new Set(items.map(({ look }) => look))].join()
  const fail = useEffectEvent(onMissing)
  useEffect(() => {
    if (!model) return
    let here = true
    for (const look of wanted.split(',')) {
      model
        .dress(look)
        .then((materials) => {
          if (!here) return
          // Before its first frame, since the grain is compiled into the material.
          materials.forEach(dress)
          setDressed((now) => new Map(now).set(look, materials))
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
function useModel(id: string, onMissing: () => void): Model | undefined {
  const [model, setModel] = useState<Model>()
  const fail = useEffectEvent(onMissing)
  useEffect(() => {
    let wanted = true
    const loading = loadModel(id)
    const show = (loaded: Model) => wanted && setModel(loaded)
    loading.then(show, (error) => {
      console.warn(error)
      if (wanted) fail()
    })
    return () => {
      wanted = false
      loading.then(({ dispose }) => dispose()).catch(() => {})
    }
  }, [id])
  return model
}
