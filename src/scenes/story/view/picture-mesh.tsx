import { useFrame } from '@react-three/fiber'
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react'
import {
  BufferAttribute,
  type BufferGeometry,
  type Group,
  LinearFilter,
  Matrix4,
  type Mesh,
  type MeshBasicMaterial,
  PlaneGeometry,
  SRGBColorSpace,
  Texture,
} from 'three'
import { chapters } from '../config.ts'
import { type PictureCamera, pictureCamera, placesOf, windowFrom } from '../model/picture.ts'
import { eyeIn, type Story, sceneAt } from '../model/story.ts'
import type { DeepPicture } from './load-pictures.ts'

interface PictureMeshProps {
  view: RefObject<Story>
  /** The chapter's number. */
  chapter: number
  picture: DeepPicture
  /** What stands in its room; meters, as {@link PictureCamera} has them. */
  children?: ReactNode
}

/** A picture of a chapter, as deep as its room, where the chapter is to be seen. */
export function PictureMesh({ view, chapter, picture, children }: PictureMeshProps) {
  const [back] = useState(() => new Matrix4())
  const root = useRef<Group>(null)
  const mesh = useRef<Mesh>(null)
  const material = useRef<MeshBasicMaterial>(null)
  const { picture: name, still = 1 } = chapters[chapter] ?? {}
  const camera = useMemo(() => pictureCamera(name ?? 'hero-living-room'), [name])
  const geometry = useMemo(() => deepGeometry(picture, camera), [picture, camera])
  const texture = useMemo(() => textureOf(picture.image), [picture])

  useFrame(({ size }) => {
    if (!root.current || !mesh.current || !material.current) return
    const { from, to, mix } = sceneAt(view.current.at)
    root.current.visible = chapter === from ? mix < 1 : chapter === to && mix > 0
    if (!root.current.visible) return
    const isNext = chapter !== from
    material.current.opacity = isNext ? mix : 1
    // The next one lies over the one that is left.
    mesh.current.renderOrder = isNext ? 1 : 0
    const eye = eyeIn(chapter, view.current)
    const [left, right, bottom, top] = windowFrom(camera.window, eye, still)
    const [width, height] = [right - left, top - bottom]
    const aspect = size.width / size.height
    // Its window fills the canvas, whose camera looks straight ahead, 45 degrees to each side.
    root.current.matrix
      .set(
        ...([(2 * aspect) / width, 0, ((right + left) * aspect) / width, 0] as const),
        ...([0, 2 / height, (top + bottom) / height, 0] as const),
        ...([0, 0, 1, 0, 0, 0, 0, 1] as const),
      )
      .multiply(back.makeTranslation(-eye[0], -eye[1], -eye[2]))
    root.current.matrixWorldNeedsUpdate = true
  }, -1)

  return (
    <group ref={root} matrixAutoUpdate={false} visible={false}>
      <mesh
        ref={mesh}
        geometry={geometry}
        onBeforeRender={(renderer) => renderer.clearDepth()}
        name={`chapter ${chapter}`}
      >
        <meshBasicMaterial ref={material} map={texture} transparent />
      </mesh>
      {children}
    </group>
  )
}

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
