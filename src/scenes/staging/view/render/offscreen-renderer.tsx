import { createRoot, type RootState, useThree } from '@react-three/fiber'
import { createRef, type RefObject, useLayoutEffect, useMemo } from 'react'
import type { Material, PerspectiveCamera } from 'three'
import type { PhotoSize, RoomCamera } from '../../../../room-photo/model/camera.ts'
import type { Item, Sizes } from '../../../../room-photo/model/design/item.ts'
import { drawnArea, shadowedFloor } from '../../../../room-photo/model/design/shadows.ts'
import { plainTexture, type Texture } from '../../../../room-photo/model/estimate/texture.ts'
import {
  defaultRoomLight,
  type RoomLight,
  type Sun,
  sunDirection,
} from '../../../../room-photo/model/light.ts'
import type { Wall } from '../../../../room-photo/model/wall.ts'
import { createCapture, type PaintTile } from '../../../../room-photo/view/capture.ts'
import type { FloorMirror } from '../../../../room-photo/view/floor-mirror.ts'
import { createGrain } from '../../../../room-photo/view/grain.ts'
import { createMirrorGlass } from '../../../../room-photo/view/mirror-glass.ts'
import { loadModel, type Model } from '../../../../room-photo/view/piece-model.ts'
import {
  applyRoomCamera,
  ContactShadows,
  MirroredFloor,
  PieceCopies,
  RoomLights,
  ShadowCatcher,
} from '../../../../room-photo/view/room-parts.tsx'
import '../../../../stage/elements.ts'
import { ErrorBoundary } from '../../../../stage/error-boundary.tsx'
import { takeRenderer } from '../../../../stage/renderer.ts'
import { usualContext } from '../../../../stage/webgl-context.ts'
import { FaultError } from '../../model/fault.ts'

/** What is drawn over a photo. */
export interface FurnishedPhoto {
  photo: PhotoSize
  camera: RoomCamera
  light: RoomLight
  sun: Sun
  texture: Texture
  /** The walls, which catch shadows and end the floor. */
  walls: readonly Wall[]
  items: readonly Item[]
  sizes: Sizes
}

/** The WebGL context was lost during a picture. */
export class ContextLostError extends Error {
  constructor() {
    super('The graphics were interrupted')
    this.name = 'GraphicsLost'
  }
}

export type OffscreenRenderer = ReturnType<typeof createOffscreenRenderer>

/** Margin of a shadow's soft edge, meters. */
const shadowEdge = 0.15

/** All items of a piece in one variant. */
interface DressedPieces {
  model: Model
  materials: readonly Material[]
  items: readonly Item[]
}

/** The top of the highest piece, meters above the floor. */
const highestTop = (items: readonly Item[], sizes: Sizes): number =>
  Math.max(
    0,
    ...items.map(({ piece, scale, lift = 0 }) => lift + scale * (sizes[piece]?.height ?? 0)),
  )

interface FurnishedPhotoProps {
  furnishing: FurnishedPhoto
  pieces: readonly DressedPieces[]
  mirror: RefObject<FloorMirror | null>
  /** Called when everything is in the scene. */
  onReady: (three: RootState) => void
}

/** The furniture of a photo with its shadows and its reflection in the floor. */
function FurnishedPhoto({ furnishing, pieces, mirror, onReady }: FurnishedPhotoProps) {
  const { items, sizes, sun, camera, light, walls } = furnishing
  const get = useThree((three) => three.get)
  const towards = sunDirection(sun, camera)
  const reach = useMemo(
    () => ({
      floor: shadowedFloor(items, sizes, sunDirection(sun, camera)),
      height: highestTop(items, sizes) + shadowEdge,
    }),
    [items, sizes, sun, camera],
  )
  // After the effects of its children, which place everything.
  useLayoutEffect(() => onReady(get()), [get, onReady])
  return (
    <>
      <RoomLights light={light} sun={sun} towards={towards} items={items} sizes={sizes} />
      <ShadowCatcher walls={walls} reach={reach} />
      <ContactShadows items={items} sizes={sizes} />
      {pieces.map((each) => (
        // Nothing moves, so culling each tile pays off.
        <PieceCopies key={each.model.root.uuid + each.items[0]?.look} {...each} frustumCulled />
      ))}
      {sun.reflection > 0 && <MirroredFloor walls={walls} strength={sun.reflection} ref={mirror} />}
    </>
  )
}

/**
 * One renderer for all photos, one after another. A photo's resources are freed after it is drawn, except the models,
 * which the next photo, usually of the same style, needs as well.
 * @throws Error where the browser has no WebGL 2
 */
export function createOffscreenRenderer() {
  const gl = takeRenderer('staging', usualContext)
  gl.shadowMap.autoUpdate = false
  const root = createRoot(gl.domElement)
  const configured = root.configure({
    gl: () => gl,
    frameloop: 'never',
    flat: true,
    shadows: 'percentage',
    size: { width: 1, height: 1, top: 0, left: 0 },
    dpr: 1,
    camera: { fov: 50, near: 0.05, far: 60 },
  })
  const grain = createGrain(plainTexture)
  const glass = createMirrorGlass('', defaultRoomLight, () => {})
  const models = new Map<string, Model>()
  /** How many photos were drawn. */
  let drawn = 0

  /** Whether the context is lost; it then renders nothing more. */
  const isLost = () => gl.getContext().isContextLost()

  const fetched = async (piece: string): Promise<Model> => {
    const known = models.get(piece)
    if (known) return known
    const model = await loadModel(piece).catch((error: unknown) => {
      console.warn(error)
      throw new FaultError({ code: 'Pieces', name: piece })
    })
    models.set(piece, model)
    return model
  }
  const freeAllBut = (pieces: ReadonlySet<string>) => {
    for (const [piece, model] of models) {
      if (pieces.has(piece)) continue
      models.delete(piece)
      model.dispose()
    }
  }
  /** The items of a room grouped by piece and variant. */
  const dressed = async (items: readonly Item[], signal: AbortSignal): Promise<DressedPieces[]> => {
    const names = new Set(items.map(({ piece }) => piece))
    freeAllBut(names)
    const all = await Promise.all([...names].map(fetched))
    signal.throwIfAborted()
    const pieces: DressedPieces[] = []
    for (const model of all) {
      const own = items.filter(({ piece }) => piece === model.id)
      for (const look of new Set(own.map((item) => item.look))) {
        const materials = await model.dress(look)
        for (const material of materials) {
          grain.dress(material)
          glass.dress(material)
        }
        pieces.push({ model, materials, items: own.filter((item) => item.look === look) })
      }
    }
    return pieces
  }

  return {
    isLost,
    /**
     * Renders the furniture at the photo's full size on a transparent background.
     * @param photo  for reflections in mirrors
     * @throws FaultError `Pieces` when a model cannot be fetched; ContextLostError; the signal's reason when it is
     *   given up
     */
    async draw(
      furnishing: FurnishedPhoto,
      photo: ImageBitmap,
      signal: AbortSignal,
      paint: PaintTile,
    ): Promise<void> {
      const pieces = await dressed(furnishing.items, signal)
      await configured
      signal.throwIfAborted()
      const mirror = createRef<FloorMirror>()
      drawn += 1
      const three = await new Promise<RootState>((resolve, reject) => {
        root.render(
          <ErrorBoundary key={drawn} onError={reject}>
            <FurnishedPhoto {...{ furnishing, pieces, mirror }} onReady={resolve} />
          </ErrorBoundary>,
        )
      })
      try {
        signal.throwIfAborted()
        applyRoomCamera(three.camera as PerspectiveCamera, furnishing.camera)
        grain.follow(furnishing.texture)
        glass.follow(photo)
        // Once for all tiles, since nothing moves.
        gl.shadowMap.needsUpdate = true
        const { sun } = furnishing
        const area = drawnArea({
          ...furnishing,
          sun: sunDirection(sun, furnishing.camera),
          mirrors: sun.reflection > 0,
        })
        createCapture(() => three, grain, mirror)(furnishing.photo, paint, area)
      } finally {
        root.render(null)
      }
      // Otherwise it would silently draw nothing.
      if (isLost()) throw new ContextLostError()
    },
    dispose() {
      freeAllBut(new Set())
      glass.dispose()
      root.unmount()
    },
  }
}
