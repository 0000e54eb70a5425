import { useFrame } from '@react-three/fiber'
import { type ReactNode, type RefObject, useMemo, useRef } from 'react'
import {
  BufferAttribute,
  type BufferGeometry,
  type Group,
  LinearFilter,
  type Mesh,
  type MeshBasicMaterial,
  PlaneGeometry,
  SRGBColorSpace,
  Texture,
  type WebGLRenderer,
} from 'three'
import { chapters } from '../config.ts'
import { type PictureCamera, pictureCamera, placesOf } from '../model/picture.ts'
import { layerOf, sceneAt, type View } from '../model/story.ts'
import type { DeepPicture } from './load-pictures.ts'
import { cameraOf, placeInWindow } from './off-axis-camera.ts'

interface PictureMeshProps {
  view: RefObject<View>
  /** The chapter's number. */
  chapter: number
  picture: DeepPicture
  /** What stands in its room; meters, as {@link PictureCamera} has them. */
  children?: ReactNode
}

/** A picture of a chapter, as deep as its room, where the chapter is to be seen. */
export function PictureMesh({ view, chapter, picture, children }: PictureMeshProps) {
  const root = useRef<Group>(null)
  const mesh = useRef<Mesh>(null)
  const material = useRef<MeshBasicMaterial>(null)
  const { picture: name } = chapters[chapter] ?? {}
  const camera = useMemo(() => pictureCamera(name ?? 'hero-living-room'), [name])
  const geometry = useMemo(() => deepGeometry(picture, camera), [picture, camera])
  const texture = useMemo(() => textureOf(picture.image), [picture])

  useFrame(() => {
    if (!root.current || !mesh.current || !material.current) return
    const { opacity, isOver, as } = layerOf(chapter, view.current)
    root.current.visible = opacity > 0
    if (!root.current.visible) return
    material.current.opacity = opacity
    if (material.current.transparent !== isOver)
      Object.assign(material.current, { transparent: isOver, needsUpdate: true })
    mesh.current.renderOrder = isOver ? 1 : -1
    placeInWindow(
      root.current.matrix,
      cameraOf(as, view.current),
      cameraOf(sceneAt(view.current.at).from, view.current),
    )
    root.current.matrixWorldNeedsUpdate = true
  }, -1)

  return (
    <group ref={root} matrixAutoUpdate={false} visible={false}>
      <mesh
        ref={mesh}
        geometry={geometry}
        onBeforeRender={clearDepth}
        onAfterRender={clearDepth}
        name={`chapter ${chapter}`}
      >
        <meshBasicMaterial ref={material} map={texture} />
      </mesh>
      {children}
    </group>
  )
}

/** What stands in the room is drawn over its picture, and so is the next picture. */
const clearDepth = (renderer: WebGLRenderer) => renderer.clearDepth()

/** A vertex for each byte of the depth. */
function deepGeometry({ depth }: DeepPicture, camera: PictureCamera): BufferGeometry {
  const { width, height } = depth
  const geometry = new PlaneGeometry(1, 1, width - 1, height - 1)
  geometry.setAttribute('position', new BufferAttribute(placesOf(depth, camera), 3))
  geometry.deleteAttribute('normal')
  const across = geometry.getAttribute('uv')
  // The outermost vertices lie outside of the picture, whose edge is drawn there.
  for (let at = 0; at < across.count; at++) {
    const column = (at % width) - 0.5
    const row = Math.floor(at / width) - 0.5
    across.setXY(at, column / (width - 2), 1 - row / (height - 2))
  }
  return geometry
}

function textureOf(image: ImageBitmap): Texture {
  const texture = new Texture(image)
  texture.colorSpace = SRGBColorSpace
  texture.flipY = false
  texture.generateMipmaps = false
  texture.minFilter = LinearFilter
  texture.needsUpdate = true
  return texture
}
