import { useFrame } from '@react-three/fiber'
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react'
import {
  BufferAttribute,
  BufferGeometry,
  CustomBlending,
  type Group,
  LinearFilter,
  type Mesh,
  type MeshBasicMaterial,
  OneFactor,
  OneMinusSrcAlphaFactor,
  SRGBColorSpace,
  Texture,
  TextureSource,
  type WebGLProgramParametersWithUniforms,
  type WebGLRenderer,
} from 'three'
import { type Depth, type PictureName, pictureCamera, type Window } from '../model/picture.ts'
import { layerOf, sceneAt, type View } from '../model/story.ts'
import type { DeepPicture } from './load-pictures.ts'
import { cameraOf, placeInWindow } from './off-axis-camera.ts'

interface ChapterProps {
  view: RefObject<View>
  /** The chapter's number. */
  chapter: number
}

/**
 * What stands in the room of a chapter, where that is to be seen.
 * @param children  meters, as the camera of its picture has them
 */
export function Chapter({ view, chapter, children }: ChapterProps & { children: ReactNode }) {
  const root = useRef<Group>(null)
  useFrame(() => {
    if (!root.current) return
    const now = view.current
    const { opacity, as } = layerOf(chapter, now)
    root.current.visible = opacity > 0
    if (!root.current.visible) return
    placeInWindow(root.current.matrix, cameraOf(as, now), cameraOf(sceneAt(now).from, now))
    root.current.matrixWorldNeedsUpdate = true
  }, -1)
  return (
    <group ref={root} matrixAutoUpdate={false} visible={false}>
      {children}
    </group>
  )
}

interface PictureMeshProps extends ChapterProps {
  name: PictureName
  picture: DeepPicture
}

/** The picture of a chapter, as deep as its room. */
export function PictureMesh({ view, chapter, name, picture }: PictureMeshProps) {
  const mesh = useRef<Mesh>(null)
  const material = useRef<MeshBasicMaterial>(null)
  const { image, depth, places, lightOrder } = picture
  // A sharper image does not change it.
  const geometry = useMemo(
    () => deepGeometry({ depth, places, lightOrder }),
    [depth, places, lightOrder],
  )
  const texture = useMemo(() => textureOf(image), [image])
  useEffect(() => () => texture.dispose(), [texture])
  const light = useMemo(() => ({ value: 1 }), [])
  useFrame(() => {
    if (!mesh.current || !material.current) return
    const layer = layerOf(chapter, view.current)
    light.value = layer.light
    const { opacity, isOver } = layer
    // What is over others is drawn after all that is not.
    Object.assign(material.current, { opacity, transparent: isOver })
    mesh.current.renderOrder = isOver ? 1 : -1
  }, -1)
  return (
    <mesh
      ref={mesh}
      geometry={geometry}
      onBeforeRender={clearDepth}
      onAfterRender={clearDepth}
      // Its chapter says whether it is seen.
      frustumCulled={false}
      name={`chapter ${chapter}`}
    >
      <meshBasicMaterial
        ref={material}
        map={texture}
        onBeforeCompile={(shader) => {
          projectPicture(shader, pictureCamera(name).window)
          revealInOrder(shader, light)
        }}
        {...blending}
      />
    </mesh>
  )
}

/** The factors of three's normal blending, set by hand: so the opaque and the transparent picture share one shader program. */
const blending = {
  blending: CustomBlending,
  blendSrcAlpha: OneFactor,
  blendDstAlpha: OneMinusSrcAlphaFactor,
} as const

/** The dark between two rooms, which is that behind the words (`--dark-room`), as the screen shows it. */
const dark = [18, 16, 13].map((part) => (part / 255).toFixed(3)).join(', ')

/**
 * Projective texturing: each place of a room has the color of the pixel in which its camera saw it. Texture coordinates would
 * bend the picture where its depth leaps.
 */
function projectPicture(shader: WebGLProgramParametersWithUniforms, window: Window): void {
  shader.uniforms.window = { value: window }
  shader.vertexShader = shader.vertexShader
    .replace('void main() {', 'varying vec3 vPlace;\nvoid main() {')
    .replace('#include <begin_vertex>', '#include <begin_vertex>\nvPlace = position;')
  shader.fragmentShader = shader.fragmentShader
    .replace('void main() {', 'uniform vec4 window;\nvarying vec3 vPlace;\nvoid main() {')
    .replace(
      '#include <map_fragment>',
      `vec2 ray = vPlace.xy / -vPlace.z;
       diffuseColor *= texture2D(map, (ray - window.xz) / (window.yw - window.xz));`,
    )
}

/**
 * Dithers by 1.5 of 255 shades to each side, which hides the steps on an even wall.
 * Source: interleaved gradient noise, Jimenez 2014, Next Generation Post Processing in Call of Duty
 */
const dither = `0.012 * (fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5)`

/** A picture comes from its subject outward, as it dissolves in and as the light goes on. */
function revealInOrder(shader: WebGLProgramParametersWithUniforms, light: { value: number }): void {
  shader.uniforms.light = light
  shader.vertexShader = shader.vertexShader
    .replace('void main() {', 'attribute float order;\nvarying float vOrder;\nvoid main() {')
    .replace('#include <begin_vertex>', '#include <begin_vertex>\nvOrder = order;')
  shader.fragmentShader = shader.fragmentShader
    .replace(
      'void main() {',
      `uniform float light;
       varying float vOrder;
       const float edge = 2.0;
       // As light goes out, of red the most is left.
       const vec3 warmth = vec3(0.9, 1.0, 1.25);
       float reveal(float share, float order) {
         return smoothstep(0.0, 1.0, (share * (1.0 + edge) - 1.0 + order) / edge);
       }
       void main() {`,
    )
    .replace(
      '#include <opaque_fragment>',
      'diffuseColor.a = reveal(diffuseColor.a, vOrder);\n#include <opaque_fragment>',
    )
    .replace(
      '#include <colorspace_fragment>',
      `#include <colorspace_fragment>
       gl_FragColor.rgb += ${dither};
       gl_FragColor.rgb = mix(vec3(${dark}), gl_FragColor.rgb, pow(vec3(reveal(light, vOrder)), warmth));`,
    )
}

/** What stands in the room is drawn over its picture, and so is the next picture. */
const clearDepth = (renderer: WebGLRenderer) => renderer.clearDepth()

/** A vertex for each byte of the depth. */
function deepGeometry({ depth, places, lightOrder }: Omit<DeepPicture, 'image'>): BufferGeometry {
  return new BufferGeometry()
    .setIndex(new BufferAttribute(gridIndex(depth), 1))
    .setAttribute('position', new BufferAttribute(places, 3))
    .setAttribute('order', new BufferAttribute(lightOrder, 1))
}

/** Two triangles between each four vertices that lie side by side, row by row from the top: a depth has less than 65,536. */
function gridIndex({ width, height }: Depth): Uint16Array {
  const index = new Uint16Array(6 * (width - 1) * (height - 1))
  let at = 0
  for (let row = 1; row < height; row++)
    for (let column = 1; column < width; column++) {
      const corner = row * width + column
      const [left, above] = [corner - 1, corner - width]
      for (const vertex of [above - 1, left, above, left, corner, above]) index[at++] = vertex
    }
  return index
}

/** Chapters of one picture share what the GPU holds of it. */
const sources = new WeakMap<ImageBitmap, TextureSource<ImageBitmap>>()

function textureOf(image: ImageBitmap): Texture {
  const source = sources.get(image) ?? new TextureSource(image)
  sources.set(image, source)
  const texture = new Texture()
  texture.source = source
  texture.colorSpace = SRGBColorSpace
  texture.flipY = false
  texture.generateMipmaps = false
  texture.minFilter = LinearFilter
  texture.needsUpdate = true
  return texture
}
