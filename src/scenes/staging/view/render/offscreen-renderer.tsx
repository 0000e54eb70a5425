import { createRoot, type RootState, useThree } from '@react-three/fiber'
import { createRef, type RefObject, useMemo } from 'react'
import type { Material, PerspectiveCamera } from 'three'
import type { PhotoSize, RoomCamera } from '../../../../room-photo/model/camera.ts'
import { maxItems } from '../../../../room-photo/model/design/edit-items.ts'
import type { Item, Sizes } from '../../../../room-photo/model/design/item.ts'
import { drawnArea, shadowedFloor } from '../../../../room-photo/model/design/shadows.ts'
import {
  type NoiseAndBlur,
  noNoiseOrBlur,
} from '../../../../room-photo/model/estimate/noise-and-blur.ts'
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
import { Pieces, type PiecesProps } from '../../../../room-photo/view/pieces.tsx'
import {
  applyRoomCamera,
  MirroredFloor,
  RoomLights,
  ShadowCatcher,
} from '../../../../room-photo/view/room-parts.tsx'
import '../../../../stage/elements.ts'
import { ErrorBoundary } from '../../../../stage/error-boundary.tsx'
import { takeRenderer } from '../../../../stage/renderer.ts'
import { defaultContextOptions } from '../../../../stage/webgl-context.ts'
import { FaultError } from '../../model/fault.ts'

/** What is drawn over a photo. */
export interface FurnishedPhoto {
  photo: PhotoSize
  camera: RoomCamera
  light: RoomLight
  sun: Sun
  texture: NoiseAndBlur
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

/** The top of the highest piece, meters above the floor. */
const highestTop = (items: readonly Item[], sizes: Sizes): number =>
  Math.max(
    0,
    ...items.map(({ piece, scale, lift = 0 }) => lift + scale * (sizes[piece]?.height ?? 0)),
  )

interface FurnishedPhotoProps extends Pick<PiecesProps, 'dress' | 'onMissing'> {
  furnishing: FurnishedPhoto
  mirror: RefObject<FloorMirror | null>
  /** Called when everything is in the scene. */
  onReady: (three: RootState) => void
}

/** The furniture of a photo with its shadows and its reflection in the floor. */
function FurnishedPhoto({ furnishing, mirror, onReady, ...pieces }: FurnishedPhotoProps) {
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
  return (
    <>
      <RoomLights light={light} sun={sun} towards={towards} items={items} sizes={sizes} />
      <ShadowCatcher walls={walls} reach={reach} />
      <Pieces
        {...pieces}
        {...{ items, sizes }}
        onShown={(shown) => shown.length === items.length && onReady(get())}
      />
      {sun.reflection > 0 && <MirroredFloor walls={walls} strength={sun.reflection} ref={mirror} />}
    </>
  )
}

/**
 * One renderer for all photos, one after another. A photo stays mounted until the next one, which usually is of the
 * same style and goes on with its models; the others are freed.
 * @throws Error where the browser has no WebGL 2
 */
export function createOffscreenRenderer() {
  const gl = takeRenderer('staging', defaultContextOptions)
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
  const grain = createGrain(noNoiseOrBlur)
  const glass = createMirrorGlass('', defaultRoomLight, () => {})
  const dress = (material: Material) => {
    grain.dress(material)
    glass.dress(material)
  }
  /** How many photos were drawn. */
  let drawn = 0

  /** Whether the context is lost; it then renders nothing more. */
  const isLost = () => gl.getContext().isContextLost()

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
      await configured
      signal.throwIfAborted()
      const mirror = createRef<FloorMirror>()
      drawn += 1
      // Ids that no photo before had, so that nothing of theirs is taken for what is to be drawn.
      const items = furnishing.items.map((item, at) => ({ ...item, id: maxItems * drawn + at }))
      try {
        const three = await new Promise<RootState>((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
          root.render(
            <ErrorBoundary onError={reject}>
              <FurnishedPhoto
                {...{ mirror, dress }}
                furnishing={{ ...furnishing, items }}
                onMissing={(piece) => reject(new FaultError({ code: 'Pieces', name: piece }))}
                onReady={resolve}
              />
            </ErrorBoundary>,
          )
        })
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
      } catch (error) {
        // What failed is not gone on with.
        root.render(null)
        throw error
      }
      // Otherwise it would silently draw nothing.
      if (isLost()) throw new ContextLostError()
    },
    dispose() {
      glass.dispose()
      root.unmount()
    },
  }
}
