import { useThree } from '@react-three/fiber'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Material } from 'three'
import type { Item } from '../model/design/item.ts'
import { createModelInstances, loadModel, type Model, type ModelInstances } from './piece-model.ts'

interface PieceInstancesProps {
  piece: string
  /** All of this piece that stand in the room. */
  items: readonly Item[]
  /** Gives a material the grain of the photo. */
  dress: (material: Material) => void
  /** Called with the ids that are in the scene. */
  onShown: (piece: string, ids: readonly number[]) => void
  onMissing: () => void
}

/** Every copy of one piece: its model is fetched once, and all copies of a colour are drawn at once. */
export function PieceInstances({ piece, items, dress, onShown, onMissing }: PieceInstancesProps) {
  // In its own colour, which a look that it does not have falls back to.
  const model = useModel(piece, '', onMissing)
  const dressed = useDresses(model, items)
  // Until a new colour is there, a piece keeps the one that it had.
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
          <Copies
            key={`${model.root.uuid} ${look}`}
            model={model}
            materials={dressed.get(look) ?? []}
            items={worn}
            dress={dress}
          />
        ))}
    </>
  )
}

/** The materials of every look that is asked for, as they come. */
function useDresses(model: Model | undefined, items: readonly Item[]) {
  const [dressed, setDressed] = useState<{ of: Model; looks: Map<string, Material[]> }>()
  const wanted = [...new Set(items.map(({ look }) => look))].join()
  useEffect(() => {
    if (!model) return
    let here = true
    for (const look of wanted.split(',')) {
      model.dress(look).then((materials) => {
        if (!here) return
        setDressed((now) => {
          const looks = new Map(now?.of === model ? now.looks : [])
          return { of: model, looks: looks.set(look, materials) }
        })
      }, console.warn)
    }
    return () => {
      here = false
    }
  }, [model, wanted])
  return dressed && dressed.of === model ? dressed.looks : none
}

const none = new Map<string, Material[]>()

interface CopiesProps {
  model: Model
  materials: readonly Material[]
  items: readonly Item[]
  dress: PieceInstancesProps['dress']
}

function Copies({ model, materials, items, dress }: CopiesProps) {
  const invalidate = useThree((three) => three.invalidate)
  // Room for twice as many, so that most steps change no buffer.
  const room = 2 ** Math.ceil(Math.log2(Math.max(4, items.length)))
  const instances = useMemo<ModelInstances>(
    () => createModelInstances(model, materials, room),
    [model, materials, room],
  )
  useEffect(() => instances.dispose, [instances])
  // Before its first frame: grain is compiled into a material.
  useLayoutEffect(() => materials.forEach(dress), [materials, dress])
  useEffect(() => {
    instances.place(items)
    invalidate()
  }, [instances, items, invalidate])
  return instances.parts.map((part) => <primitive key={part.uuid} object={part} />)
}

/**
 * The model of a piece in a look; `undefined` until it is there. What was shown before is freed.
 * @param onMissing  called when it cannot be fetched
 */
export function useModel(id: string, look: string, onMissing: () => void): Model | undefined {
  const invalidate = useThree((three) => three.invalidate)
  const [model, setModel] = useState<Model>()
  const fail = useEffectEvent(onMissing)
  const currentLook = useEffectEvent(() => look)

  useEffect(() => {
    let wanted = true
    let mine: Model | undefined
    const load = async () => {
      try {
        const loaded = await loadModel(id)
        mine = loaded
        if (wanted) await loaded.show(currentLook())
        if (wanted) setModel(loaded)
        else loaded.dispose()
      } catch (error) {
        console.warn(error)
        mine?.dispose()
        if (wanted) fail()
      }
    }
    load()
    return () => {
      wanted = false
      setModel(undefined)
      mine?.dispose()
    }
  }, [id])

  useEffect(() => {
    let wanted = true
    model?.show(look).then(() => wanted && invalidate(), console.warn)
    return () => {
      wanted = false
    }
  }, [model, look, invalidate])

  return model?.id === id ? model : undefined
}
